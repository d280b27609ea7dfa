import { createKeptTokens } from './kept-token';

let now = 0;
let fetched = 0;
const fetchNew = (seconds?: number) => async () => ({ token: `token-${++fetched}`, seconds });
beforeEach(() => {
  [now, fetched] = [0, 0];
});

it('a token is used again for three quarters of its life', async () => {
  const tokens = createKeptTokens(() => now);
  const at = async (ms: number) => {
    now = ms;
    return tokens.take('forms', fetchNew(1000));
  };
  expect([await at(0), await at(749_999), await at(750_000)]).toEqual(['token-1', 'token-1', 'token-2']);
});

it('one without a known life is used once, and so is one that is forgotten', async () => {
  const tokens = createKeptTokens(() => now);
  expect([await tokens.take('forms', fetchNew()), await tokens.take('forms', fetchNew(10))]).toEqual([
    'token-1',
    'token-2',
  ]);
  tokens.forget('forms');
  expect(await tokens.take('forms', fetchNew(10))).toBe('token-3');
});

it('is of its purpose alone, and a failure keeps nothing', async () => {
  const tokens = createKeptTokens(() => now);
  await expect(tokens.take('forms', () => Promise.reject(new Error('silent')))).rejects.toThrow('silent');
  expect([await tokens.take('forms', fetchNew(10)), await tokens.take('server', fetchNew(10))]).toEqual([
    'token-1',
    'token-2',
  ]);
});
