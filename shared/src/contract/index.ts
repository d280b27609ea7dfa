import type { ComponentType } from 'react';
import type { Address, Calendar, Offer, Session, SiteSettings, TitleCard } from '../schemas';

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
  'mf_account/AccountPage': NoProps;
  'mf_account/ForgotPasswordPage': NoProps;
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

/** Events between packages: `area:past-tense`, with ids, not objects. State itself is in the session store. */
export interface BusEvents {
  /** `here`: by a call of this page, not by another tab or a login. */
  'cart:changed': { count: number; here: boolean };
  /**
   * The shopper stands at a step of the checkout: a progress value ('cart', 'contact', 'payment', 'review', …). Counted
   * by the guard.
   */
  'checkout:step-reached': { step: string };
  'list:changed': { list_id: string };
  'session:changed': { logged_in: boolean };
  /**
   * A member's action by a guest: the shell asks for a login; `resume` names what is done after it. `expired`: it was a
   * member's session that ended.
   */
  'login:wanted': { resume?: { call: string; payload: Record<string, string> }; expired?: boolean };
  /**
   * The shopper wants to choose a location: the shell opens its picker, which says that the cart goes with a change.
   */
  'location:wanted': { purpose: LocationPurpose };
  /** `tone` 'error' is announced at once. Gone after 3 seconds (ERR-04). */
  'toast:wanted': { text: string; tone?: 'success' | 'error' };
  /** A text that stays over the pages that follow, until the shopper closes it. */
  'notice:wanted': { text: string };
}

/** Where to shop, or where to pick up what is in the cart. */
export type LocationPurpose = 'shop' | 'pickup';

/**
 * One remote's release as the page knows it. `entry` is an address; `fallback` the last good release.
 * `react`: its React's version, given where the major is not the shell's: such a release is mounted by its lifecycles,
 * in a root of its own.
 * `integrity`: file name -> 'sha384-…' of every script; a script that is not named is refused (a developer's own remote
 * has none at all).
 */
export interface RemoteRef {
  version: string;
  entry: string;
  react?: string;
  integrity?: Record<string, string>;
  fallback?: RemoteRef;
}

/**
 * Event of the document: the shell could not bring the page to life. What the edge wrote into the page says so
 * (ERR-01).
 */
export const bootFailed = 'bookfront:boot-failed';

/** A first answer: [[call, payload], reply]. */
export type InlinedAnswer = [key: [call: string, payload: Record<string, string>], reply: unknown];

/**
 * All that one page view depends on: made by the edge, inlined as JSON (`<script type="application/json"
 * id="bootstrap">`), read by both renders. `now` in ms; `today`: YYYYMMDD in the shop's time zone; `url` is path and query; `notice` is the text that a plain form
 * post left.
 */
export interface PageState {
  url: string;
  now: number;
  today: string;
  settings: SiteSettings;
  session: Session;
  remotes: Record<string, RemoteRef>;
  queries: InlinedAnswer[];
  preferences: { pageSize?: number; perRow?: number };
  status: 200 | 404 | 500;
  notice?: { text: string; tone: 'success' | 'error' };
  /** Another origin that the calls go to: `?api_base=`, where the edge's configuration has it (SPEC-D4). */
  apiBase?: string;
  /** How long a remote may take, over all attempts, in ms. */
  remoteTimeout: number;
  /**
   * What a page may report to POST /reports: signed for this page load, until `expires` (ms). Left out for a pinned
   * tester.
   */
  guard?: { token: string; expires: number };
  /**
   * Releases that an operator's link holds for this tester; the shell's banner names them and unpins them by POST
   * /do/unpin.
   */
  pins?: { name: string; version: string }[];
  /**
   * Pages of the routes that this visitor's releases do not bring (yet): their paths are 404, and nothing leads to
   * them. Left out: all are there.
   */
  absent?: string[];
  /** Files that one joined script carries, and the line each begins on, so that an error's line tells the release. */
  joined?: { src: string; parts: { release: string; line: number }[] };
}

/** What a release says of one expose: which fragments it embeds, which calls it makes first, where it renders. */
export interface ExposeInfo {
  /** 'server': rendered by the edge and hydrated. 'browser': left to the browser inside a rendered frame. */
  rendering: 'server' | 'browser';
  fragments: string[];
  /** Fragments that it embeds once they are wanted: their code is not in the page's first load. */
  onDemand?: string[];
  first: FirstCall[];
  /** Where the first picture's address follows from the first answer or path: preloaded in the early head. */
  picture?: 'item' | 'first-row' | 'home';
}
export interface FirstCall {
  call: string;
  payload: string;
  /** A second round on the server: one more call for each element of `reply[rows]`, by a rule of `rowPayloads`. */
  each?: { rows: string; call: string; payload?: string };
}

/**
 * release.json: all that the edge needs to know of one immutable release. Paths are relative to the release's folder.
 * `commit` '' where the build knew none; `time` ISO 8601. `provides` and `consumes`: fragment id -> version of its
 * contract (semver, from versions.json; consumed are the fragments that the exposes embed, and the shell's pages).
 * `shared`: the ranges of the shared modules that the build asks for; `providedVersions`: those that a shell has of
 * them; `files`: bytes and digest of each file.
 */
export interface Release {
  name: string;
  version: string;
  commit: string;
  time: string;
  provides: Record<string, string>;
  consumes: Record<string, string>;
  kind: 'shell' | 'remote';
  react: string;
  /** remote: the container's file. shell: its main script. */
  entry: string;
  server: string | null;
  exposes: Record<string, ExposeInfo & { files: string[] }>;
  shared: Record<string, string>;
  providedVersions?: Record<string, string>;
  /** Shared module -> the names that a remote's build uses of it ('*': the whole), or that a shell's build exports. */
  usedExports?: Record<string, string[]>;
  providedExports?: Record<string, string[]>;
  files: Record<string, { bytes: number; sha384: string }>;
}
