import type { Handlers } from '../../call-context/call-context';
import { contactRecords } from '../../contact/contact-records';
import { pageReply } from '../../page/page-reply';

/** GAP-10, GAP-57: a shop's legal texts are page documents under fixed ids. */
const ids = { privacy: 'privacy-policy', terms: 'terms-conditions' };

export const pageCalls = {
  'titlelist/getCustom': (context, { page_id, draft }) => pageReply(context, page_id, draft),
  'webstore/getPrivacyPolicyPage': async (context, { draft }) => ({
    page: await pageReply(context, ids.privacy, draft),
  }),
  'webstore/getTermsPage': async (context, { draft }) => ({ page: await pageReply(context, ids.terms, draft) }),
  'webstore/getContactAndHours': async ({ shop, now }) => ({ rows: contactRecords(shop, now) }),
} satisfies Partial<Handlers>;
