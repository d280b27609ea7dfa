export type {};

declare module '@bookfront/shared/contract/remote-props' {
  interface RemoteProps {
    'mf_lists_registry/ListPage': NoProps;
    'mf_lists_registry/FavouriteButton': { eisbn: string; title: string; compact?: boolean };
    /** A dialog, mounted when it is wanted: puts the title into one of the shopper's lists, or asks a guest to log in. */
    'mf_lists_registry/CopyToList': { eisbn: string; title: string; onClose: () => void };
    /** /account/lists: the visitor's own lists. */
    'mf_lists_registry/MyListsPage': NoProps;
    /** The visitor's lists as links, for a menu of the header. */
    'mf_lists_registry/ListsMenu': NoProps;
    /** On an item's page: puts the title into one of the visitor's gift registries. */
    'mf_lists_registry/RegistryMenu': { eisbn: string; title: string };
    'mf_lists_registry/RegistriesPage': NoProps;
    'mf_lists_registry/RegistryPage': NoProps;
  }
}
