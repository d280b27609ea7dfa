export type {};

declare module '@bookfront/shared/contract/remote-props' {
  interface RemoteProps {
    'mf_catalogue/BrowsePage': NoProps;
    /** /browse/url and /browse/file: searches for the ISBNs of a page or a file. */
    'mf_catalogue/ListSearchPage': NoProps;
    /** The shop's titles by the filters of `path` ('' for all), with a way to browse on: a block of another page. */
    'mf_catalogue/BrowseBlock': { path: string };
    'mf_catalogue/SearchBox': { initialText?: string; initialType?: string };
  }
}
