export type {};

declare module '@bookfront/shared/contract/remote-props' {
  interface RemoteProps {
    'mf_sample/SamplePage': NoProps;
    /** The shop's name and what it says of itself, as a part of any page. */
    'mf_sample/SampleIntro': NoProps;
  }
}
