/** @jest-environment jsdom */
import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Result } from '../api-client';
import { answerCalls } from '../testing';
import { withHumanCheck } from './with-human-check';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const challenge = {
  algorithm: 'SHA-256',
  challenge: sha256('salt?expires=9&42'),
  maxnumber: 100,
  salt: 'salt?expires=9&',
  signature: 'signed',
};
const given: Result<string> = { ok: true, value: 'done' };
const send = jest.fn(async (_captcha: string) => given);

const setCryptography = (subtle: unknown) =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
beforeEach(() => {
  setCryptography(webcrypto.subtle);
  send.mockClear();
});
const ask = () => withHumanCheck(send, new AbortController().signal);

test('a call goes with the solution of its own challenge, found without a script past the shop’s digests [ITM-46]', async () => {
  const Worker = jest.fn();
  Object.assign(globalThis, { Worker });
  answerCalls({ 'captcha/getChallenge': { challenge: JSON.stringify(challenge) } });
  expect(await ask()).toBe(given);
  const { maxnumber: _, ...rest } = challenge;
  expect(JSON.parse(atob(send.mock.calls[0]?.[0] ?? ''))).toEqual({ ...rest, number: 42 });
  expect(Worker).not.toHaveBeenCalled();
});

test('where no challenge is given, the call is not made, and the shop’s words are the answer', async () => {
  answerCalls({ 'captcha/getChallenge': { error: 'Too many tries.', code: 'throttled' } });
  expect(await ask()).toMatchObject({ ok: false, failure: { message: 'Too many tries.' } });
  expect(send).not.toHaveBeenCalled();
});

test('a browser without cryptography is told so, and the call is not made', async () => {
  setCryptography(undefined);
  answerCalls({ 'captcha/getChallenge': { challenge: JSON.stringify(challenge) } });
  expect(await ask()).toMatchObject({
    ok: false,
    failure: {
      code: 'captcha',
      message: 'We couldn’t confirm that you are human. Please try again.',
      retryable: true,
    },
  });
  expect(send).not.toHaveBeenCalled();
});
