import { call, type Result } from '@bookfront/shared/api-client';
import { withHumanCheck } from '@bookfront/shared/human-check';
import type { Reply } from '@bookfront/shared/schemas';

export type ProductCodeResult = Result<Reply<'title/getProductCode'>>;

/**
 * Fetches the codes: at once for members, after the human check for guests (ITM-46) and for members whose session has
 * ended unnoticed.
 */
export async function fetchProductCode(
  eisbn: string,
  isMember: boolean,
  signal: AbortSignal,
): Promise<ProductCodeResult> {
  const first = isMember ? await call('title/getProductCode', { eisbn }) : undefined;
  if (first && (first.ok || first.failure.code !== 'captcha')) return first;
  return withHumanCheck((captcha) => call('title/getProductCode', { eisbn, captcha }), signal);
}
