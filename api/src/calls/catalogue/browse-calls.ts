import type { Handlers } from '../../call-context/call-context';
import { browse, suggest } from '../../search';

export const browseCalls = {
  'browse/get': browse,
  'browse/getSuggest': async (context, { t }) => ({ suggestions: await suggest(context, t) }),
} satisfies Partial<Handlers>;
