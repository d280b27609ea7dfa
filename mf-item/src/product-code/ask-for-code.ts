import { type CallFailure, call, type Result } from '@bookfront/shared/api-client';
import type { Reply } from '@bookfront/shared/schemas';

export type Asked = Result<Reply<'title/getProductCode'>>;

/** Members are told at once; a guest passes the human check first (ITM-46). A member whose session ended unnoticed is asked as a guest. */
export async function askForCode(eisbn: string, isMember: boolean, signal: AbortSignal): Promise<Asked> {
  const first = isMember ? await call('title/getProductCode', { eisbn }) : undefined;
  if (first && (first.ok || first.failure.code !== 'captcha')) return first;
  const challenge = await call('captcha/getChallenge', {});
  if (!challenge.ok) return challenge;
  try {
    const { solve } = await import('@bookfront/shared/human-check/solve');
    return await call('title/getProductCode', { eisbn, captcha: await solve(challenge.value.challenge, signal) });
  } catch {
    return { ok: false, failure: notChecked };
  }
}

const notChecked: CallFailure = {
  name: 'CallFailure',
  kind: 'network',
  code: 'captcha',
  message: 'We could not confirm that you are human. Please try again, or log in.',
  retryable: true,
  fields: {},
};
