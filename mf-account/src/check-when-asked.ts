import type { Result } from '@bookfront/shared/api-client';
import { withHumanCheck } from '@bookfront/shared/human-check';

/** The call, and once more with the human check where the api asks for one. */
export async function checkWhenAsked<T>(send: (check: { captcha?: string }) => Promise<Result<T>>): Promise<Result<T>> {
  const result = await send({});
  if (result.ok || result.failure.code !== 'captcha') return result;
  return withHumanCheck((captcha) => send({ captcha }), new AbortController().signal);
}
