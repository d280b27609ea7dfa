import { createHash } from 'node:crypto';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { requireHuman } from '../captcha/captcha';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { daySeconds } from '../dates/dates';
import { CallError } from '../http/failure';
import {
  type Attempt,
  type AttemptLimit,
  exceededLimit,
  failuresOf,
  quarterHourSeconds,
  reserveAttempt,
} from '../rate-limit/attempts';

/** Requests from one network address within a quarter of an hour until a human check is asked for. */
const humanFrom = 10;

/** Emails that one network address may cause to one recipient in a day whatever others have sent there. */
const ownEmails = 3;

/**
 * Counts an email that a member causes to be sent to an address that may be anybody's: ten to one recipient in a
 * quarter of an hour and thirty in a day, whatever they are about, and two hundred from one network address in a day.
 * Fails with throttled.
 */
export async function countEmailTo(tx: Db, context: CallContext, recipient: string): Promise<void> {
  const [, daily] = visitorLimits(context.address);
  await reserveAttempt(tx, await attemptOf(tx, context, recipient, [daily]));
}

/**
 * The same for a form that takes an address: beyond ten requests of one visitor it needs the human check, beyond two
 * hundred in a day it is refused. Fails with captcha, throttled.
 */
export async function admitEmail(context: CallContext, recipient: string, captcha: string | undefined): Promise<void> {
  if (captcha) await requireHuman(context, captcha);
  const [recent, daily] = visitorLimits(context.address);
  await write(context.db, async (tx) => {
    const attempt = await attemptOf(tx, context, recipient, [recent, daily]);
    if (!captcha && (await failuresOf(tx, attempt, recent.who)) >= humanFrom)
      throw new CallError(403, 'captcha', m.captcha_failed());
    await reserveAttempt(tx, attempt);
  });
}

/**
 * Counts a guest's order and its email. Returns whether the email may be sent: however many emails others have caused
 * to an address, its owner can order. Fails with throttled beyond ten orders from one network address for one recipient
 * in a quarter of an hour.
 */
export async function countOrderEmail(tx: Db, context: CallContext, recipient: string): Promise<boolean> {
  const { shop, now, address } = context;
  const who = `order ${recipientKey(recipient)} from:${address}`;
  const orders: AttemptLimit = { who, max: 10, seconds: quarterHourSeconds, onSuccess: 'forget one' };
  await reserveAttempt(tx, { shopId: shop.store_id, now, limits: [orders] });
  const attempt = await attemptOf(tx, context, recipient);
  if (await exceededLimit(tx, attempt)) return false;
  await reserveAttempt(tx, attempt);
  return true;
}

async function attemptOf(
  tx: Db,
  { shop, now, address }: CallContext,
  recipient: string,
  limits: readonly AttemptLimit[] = [],
): Promise<Attempt> {
  const at = { shopId: shop.store_id, now };
  const who = recipientKey(recipient);
  const from = `${who} from:${address}`;
  const isOwn = (await failuresOf(tx, at, from)) < ownEmails;
  return { ...at, limits: [...recipientLimits(who, from, isOwn), ...limits] };
}

const recipientKey = (recipient: string): string =>
  `email to:${createHash('sha256').update(recipient.toLowerCase()).digest('base64url')}`;

/** A stranger who floods an address must not keep its owner, elsewhere, from an email that they ask for themselves. */
const recipientLimits = (who: string, from: string, isOwn: boolean): AttemptLimit[] => [
  { who, max: isOwn ? Number.POSITIVE_INFINITY : 10, seconds: quarterHourSeconds, onSuccess: 'forget one' },
  { who: `${who} today`, max: isOwn ? 60 : 30, seconds: daySeconds, onSuccess: 'forget one' },
  { who: from, max: Number.POSITIVE_INFINITY, seconds: daySeconds, onSuccess: 'forget one' },
];

const visitorLimits = (address: string): [AttemptLimit, AttemptLimit] => [
  {
    who: `emails from:${address}`,
    max: Number.POSITIVE_INFINITY,
    seconds: quarterHourSeconds,
    onSuccess: 'forget one',
  },
  { who: `emails from:${address} today`, max: 200, seconds: daySeconds, onSuccess: 'forget one' },
];
