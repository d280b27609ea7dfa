import { call, type Result } from '@bookfront/shared/api-client';
import { withHumanCheck } from '@bookfront/shared/human-check';
import type { Reply } from '@bookfront/shared/schemas';

export type Asked = Result<Reply<'title/getProductCode'>>;

/**
 * Members are told at once; a guest passes the human check first (ITM-46). A member whose session ended unnoticed is
 * asked as a guest.
 */
export async function askForCode(eisbn: string, isMember: boolean, signal: AbortSignal): Promise<Asked> {
  const first = isMember ? await call('title/getProductCode', { eisbn }) : undefined;
  if (first && (first.ok || first.failure.code !== 'captcha')) return first;
  return withHumanCheck((captcha) => call('title/getProductCode', { eisbn, captcha }), signal);
}
