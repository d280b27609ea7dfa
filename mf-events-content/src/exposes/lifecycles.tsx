import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { ContactPage } from '../contact';
import { EventsPage } from '../events';
import { FeaturesPage } from '../features';
import { CustomPage, HomePage, PrivacyPolicyPage, TermsPage } from '../pages';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({
  'mf_events_content/HomePage': HomePage,
  'mf_events_content/CustomPage': CustomPage,
  'mf_events_content/EventsPage': EventsPage,
  'mf_events_content/FeaturesPage': FeaturesPage,
  'mf_events_content/ContactPage': ContactPage,
  'mf_events_content/PrivacyPolicyPage': PrivacyPolicyPage,
  'mf_events_content/TermsPage': TermsPage,
});
