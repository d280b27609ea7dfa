import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { secretKey } from '../database/secret-key';
import { write } from '../database/write';
import { CallError } from '../http/failure';

const lifeSeconds = 5 * 60;
/** On average half as many hashes are tried: a few tenths of a second on a phone. */
const difficulty = 12_000;

/**
 * The invisible human check (GAP-80): an altcha proof of work, signed with the database's key, so that any instance can
 * verify it.
 */
export async function newChallenge({ db, now }: CallContext): Promise<string> {
  const challenge = await createChallenge({
    hmacKey: await keyOf(db),
    maxNumber: difficulty,
    expires: new Date((now + lifeSeconds) * 1000),
  });
  return JSON.stringify(challenge);
}

/** `solution`: altcha's payload, base64 of JSON. Fails with `captcha` if it is forged, expired or used before. */
export async function requireHuman(context: CallContext, solution: string | undefined): Promise<void> {
  if (!solution || !(await isSolved(context, solution))) throw new CallError(403, 'captcha', m.captcha_failed());
}

async function isSolved({ db, now }: CallContext, solution: string): Promise<boolean> {
  const payload = readPayload(solution);
  if (!payload) return false;
  const expires = Number(new URLSearchParams(payload.salt.split('?')[1] ?? '').get('expires'));
  if (!(expires > now)) return false;
  if (!(await verifySolution(payload, await keyOf(db), false))) return false;
  return write(db, (tx) => useOnce(tx, payload.signature, expires, now));
}

const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.number().int(),
  salt: z.string(),
  signature: z.string(),
});

function readPayload(text: string): z.infer<typeof solutionSchema> | undefined {
  try {
    return solutionSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

async function useOnce(tx: Db, token: string, until: number, now: number): Promise<boolean> {
  await tx.deleteFrom('used_captcha').where('until', '<=', now).execute();
  const used = await tx
    .insertInto('used_captcha')
    .values({ token, until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

const keyOf = (db: Db): Promise<string> => secretKey(db, 'captcha-key');
