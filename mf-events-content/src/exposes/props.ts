import type { Calendar } from '@bookfront/shared/schemas';

declare module '@bookfront/shared/contract/remote-props' {
  interface RemoteProps {
    'mf_events_content/HomePage': NoProps;
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
}
