import { createHash, webcrypto } from 'node:crypto';
import { afterEach, expect, jest, test } from '@jest/globals';
import { solve } from './solve';

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();
const challenge = JSON.stringify({
  algorithm: 'SHA-256',
  challenge: sha256('salt&2042').toString('hex'),
  maxnumber: 3000,
  salt: 'salt&',
  signature: 'signed',
});

/** A browser whose hashes are there at once, so that nothing but the solver itself gives the page its turn. */
const hashes = jest
  .spyOn(webcrypto.subtle, 'digest')
  .mockImplementation(
    async (_algorithm, data) => new Uint8Array(sha256(data instanceof Uint8Array ? data : new Uint8Array())).buffer,
  );
afterEach(() => void hashes.mockClear());

test('the page goes on while the human check is solved [ITM-46]', async () => {
  const solving = solve(challenge, new AbortController().signal);
  const atPagesTurn = await new Promise<number>((resolve) => setTimeout(() => resolve(hashes.mock.calls.length)));
  expect(atPagesTurn).toBeLessThan(1000);
  expect(JSON.parse(atob(await solving)).number).toBe(2042);
});

test('a check that is left is worked on no further', async () => {
  const leave = new AbortController();
  const solving = solve(challenge, leave.signal);
  leave.abort();
  await expect(solving).rejects.toThrow();
  expect(hashes.mock.calls.length).toBeLessThan(1000);
});

test('a challenge without a solution is refused', async () => {
  const hopeless = JSON.stringify({ ...JSON.parse(challenge), maxnumber: 2041 });
  await expect(solve(hopeless, new AbortController().signal)).rejects.toThrow('no solution');
});

test('the last number that is allowed is tried', async () => {
  const last = JSON.stringify({ ...JSON.parse(challenge), maxnumber: 2042 });
  expect(JSON.parse(atob(await solve(last, new AbortController().signal))).number).toBe(2042);
});
