import { type CallFailure, call, type Result } from '@bookfront/shared/api-client';
import * as m from '#messages';

/**
 * The invisible human check (P1 §4, P2 §4), then the call that it is for. `signal` ends the work on it; the failure has
 * the code 'captcha'.
 */
export async function withHumanCheck<T>(
  send: (captcha: string) => Promise<Result<T>>,
  signal: AbortSignal,
): Promise<Result<T>> {
  const challenge = await call('captcha/getChallenge', {});
  if (!challenge.ok) return challenge;
  const captcha = await solved(challenge.value.challenge, signal);
  return captcha === undefined ? { ok: false, failure: notChecked } : send(captcha);
}

async function solved(challenge: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { solve } = await import('./solve');
    return await solve(challenge, signal);
  } catch {
    return undefined;
  }
}

const notChecked: CallFailure = {
  name: 'CallFailure',
  kind: 'network',
  code: 'captcha',
  message: m.not_confirmed_human(),
  retryable: true,
  fields: {},
};
