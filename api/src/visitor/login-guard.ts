import { setTimeout as wait } from 'node:timers/promises';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { requireHuman } from '../captcha/captcha';
import { write } from '../database/write';
import { CallError } from '../http/failure';
import { type Attempt, failuresOf, fromEverywhere, reserveAttempt } from '../rate-limit/attempts';

/** Failed logins of one account from all addresses: so many until it is slowed, and until a human check is asked for. */
const slowFrom = 10;
const humanFrom = 20;
const stepMs = 200;
const maxDelayMs = 2000;

/**
 * Counts a login before its password is checked. A name that many addresses guess at is answered later each time, then
 * needs the human check as well; whoever solves it and knows the password always gets in.
 */
export async function admitLogin(
  context: CallContext,
  { who, attempt, captcha }: { who: string; attempt: Attempt; captcha: string | undefined },
): Promise<void> {
  if (captcha) await requireHuman(context, captcha);
  const failures = await write(context.db, async (tx) => {
    const before = await failuresOf(tx, attempt, fromEverywhere(who));
    if (before >= humanFrom && !captcha) throw new CallError(403, 'captcha', m.captcha_failed());
    await reserveAttempt(tx, attempt);
    return before;
  });
  if (failures >= slowFrom) await wait(Math.min(maxDelayMs, (failures - slowFrom + 1) * stepMs));
}
