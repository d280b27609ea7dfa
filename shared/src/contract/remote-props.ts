import type { ComponentType } from 'react';
import type { Address, Calendar, Offer, TitleCard } from '../schemas';

/**
 * Fragments: id -> props. Pages take none: they read the route and the page context. A remote's `exposes/` file ends in
 * `satisfies RemoteComponent<'…'>`.
 */
export interface RemoteProps {
  'mf_catalogue/BrowsePage': NoProps;
  /** /browse/url and /browse/file: searches for the ISBNs of a page or a file. */
  'mf_catalogue/ListSearchPage': NoProps;
  /** The shop's titles by the filters of `path` ('' for all), with a way to browse on: a block of another page. */
  'mf_catalogue/BrowseBlock': { path: string };
  'mf_catalogue/SearchBox': { initialText?: string; initialType?: string };
  'mf_item/ItemPage': NoProps;
  'mf_lists_registry/ListPage': NoProps;
  'mf_lists_registry/FavouriteButton': { eisbn: string; title: string; compact?: boolean };
  /** A dialog, mounted when it is wanted: puts the title into one of the shopper's lists, or asks a guest to log in. */
  'mf_lists_registry/CopyToList': { eisbn: string; title: string; onClose: () => void };
  /** /account/lists: the visitor's own lists. */
  'mf_lists_registry/MyListsPage': NoProps;
  /** The visitor's lists as links, for a menu of the header. */
  'mf_lists_registry/ListsMenu': NoProps;
  'mf_events_content/HomePage': NoProps;
  'mf_cart_checkout/CheckoutPage': NoProps;
  /** What is left on a gift card. */
  'mf_cart_checkout/BalanceChecker': NoProps;
  'mf_cart_checkout/CartControls': {
    title: Pick<TitleCard, 'eisbn' | 'title' | 'is_giftcard' | 'is_large_print' | 'is_forthcoming'>;
    offer: Offer;
    compact?: boolean;
    /** The gift registry that copies added here are for. */
    registry?: string;
  };
  'mf_account/LoginPage': NoProps;
  'mf_account/LoginForm': { returnTo: string; onDone?: () => void };
  /** Makes an address of the book, or changes `address`. `onSaved` gets its id and the book as it is then. */
  'mf_account/AddressForm': {
    address?: Address;
    onSaved: (addressId: string, addresses: Address[]) => void;
    onCancel?: () => void;
  };
  'mf_account/OrderPage': NoProps;
  'mf_account/SignupPage': NoProps;
  'mf_account/VerifyPage': NoProps;
  'mf_account/CreateAccountPage': NoProps;
  'mf_account/AccountCreatedPage': NoProps;
  'mf_account/ForgotPasswordPage': NoProps;
  'mf_account/AccountDetailsPage': NoProps;
  'mf_account/AddressBookPage': NoProps;
  'mf_account/LinkedAccountsPage': NoProps;
  'mf_account/OrdersPage': NoProps;
  'mf_account/OrderCompletePage': NoProps;
  'mf_account/FindOrderPage': NoProps;
  'mf_account/ReportPage': NoProps;
  /** On an item's page: puts the title into one of the visitor's gift registries. */
  'mf_lists_registry/RegistryMenu': { eisbn: string; title: string };
  'mf_lists_registry/RegistriesPage': NoProps;
  'mf_lists_registry/RegistryPage': NoProps;
  'mf_cart_checkout/GiftCardsPage': NoProps;
  'mf_events_content/FeaturesPage': NoProps;
  'mf_events_content/EventsPage': NoProps;
  'mf_events_content/ContactPage': NoProps;
  'mf_events_content/PrivacyPolicyPage': NoProps;
  'mf_events_content/TermsPage': NoProps;
  /** The blocks of the page `pageId`, on a page of another package: its banners, all others, or the whole. */
  'mf_events_content/ContentBlocks': { pageId: string; part?: 'top' | 'below' };
  /** A month of the shop's events, the one given first. */
  'mf_events_content/EventsCalendar': { calendar: Calendar };
  /** The notices that the page `pageId` wants above the search bar; nothing where it has none. */
  'mf_events_content/SearchNotice': { pageId: string };
  /** Menu entries of the types custom, custom_lists and v3_content: `menuEntryAt` of the routes says which. */
  'mf_events_content/CustomPage': NoProps;
}
type NoProps = Record<never, never>;
export type RemoteId = keyof RemoteProps;
export type RemoteName = RemoteId extends `${infer Name}/${string}` ? Name : never;
/** The default export of the expose `id`. */
export type RemoteComponent<Id extends RemoteId> = ComponentType<RemoteProps[Id]>;
