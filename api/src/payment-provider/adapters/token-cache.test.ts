import { createTokenCache } from './token-cache';

let now = 0;
let fetched = 0;
const fetchNew = (seconds?: number) => async () => ({ token: `token-${++fetched}`, seconds });
beforeEach(() => {
  [now, fetched] = [0, 0];
});

it('a token is reused for three quarters of its lifetime', async () => {
  const tokens = createTokenCache(() => now);
  const at = async (ms: number) => {
    now = ms;
    return tokens.take('forms', fetchNew(1000));
  };
  expect([await at(0), await at(749_999), await at(750_000)]).toEqual(['token-1', 'token-1', 'token-2']);
});

it('a token without a known lifetime is used once, and so is a forgotten one', async () => {
  const tokens = createTokenCache(() => now);
  expect([await tokens.take('forms', fetchNew()), await tokens.take('forms', fetchNew(10))]).toEqual([
    'token-1',
    'token-2',
  ]);
  tokens.forget('forms');
  expect(await tokens.take('forms', fetchNew(10))).toBe('token-3');
});

it('a token serves only its purpose, and a failure caches nothing', async () => {
  const tokens = createTokenCache(() => now);
  await expect(tokens.take('forms', () => Promise.reject(new Error('silent')))).rejects.toThrow('silent');
  expect([await tokens.take('forms', fetchNew(10)), await tokens.take('server', fetchNew(10))]).toEqual([
    'token-1',
    'token-2',
  ]);
});
