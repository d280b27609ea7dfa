import { type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { itemRemote, writeRemote } from './fixture-releases';
import { operate, publish } from './release-upload';

let shop: FixtureEdge;
afterEach(() => shop.close());

const item = { package: 'mf_item', version: '2.0.0' };
const command = (name: string, body: object, token = shop.token) => operate(shop.origin, token, name, body);
const own = () => shop.edge.current.get().state.mf_item;
const publishItem = (version = '2.0.0') =>
  publish(shop.origin, shop.token, writeRemote(shop.built, { ...itemRemote, version }));
async function tokenFor(name: string): Promise<string> {
  const given = { packages: ['mf_item'], scopes: ['canary', 'promote', 'rollback'], days: 3 };
  return (await command('tokens', { name, ...given })).body.token ?? '';
}

describe('in a freeze', () => {
  beforeEach(async () => {
    shop = await startFixtureEdge({
      freezes: [{ from: Date.now() - 1000, to: Date.now() + 3600_000, isWeekly: false }],
      guardMs: 30,
      mountMs: 0,
    });
    await publishItem();
  });

  test.each([
    ['canary', { ...item, to: 5 }],
    ['promote', item],
  ])('%s is refused, and says until when', async (name, payload) => {
    const { status, body } = await command(name, payload);
    expect([status, body.error]).toEqual([409, expect.stringMatching(/^Nothing new reaches shoppers until \d{4}-/)]);
    expect(own()).toMatchObject({ live: '1.0.0' });
    expect(own()).not.toHaveProperty('canary');
  });

  test('--force needs a reason, which the history names with the freeze', async () => {
    expect((await command('canary', { ...item, to: 5, force: true })).status).toBe(422);
    expect((await command('canary', { ...item, to: 5, force: true, reason: 'prices are wrong' })).status).toBe(200);
    const [last] = await shop.edge.registry.history('mf_item', 1);
    expect(last?.reason).toBe('in spite of the freeze: prices are wrong');
  });

  test('a canary can be made smaller and taken back, but not larger or for others', async () => {
    await command('canary', { ...item, to: 20, force: true, reason: 'x' });
    expect((await command('canary', { ...item, to: 30 })).status).toBe(409);
    expect((await command('canary', { ...item, to: 20, only: 'guests' })).status).toBe(409);
    expect((await command('canary', { ...item, to: 10 })).status).toBe(200);
    expect((await command('rollback', item)).status).toBe(200);
    expect(own()).toMatchObject({ withdrawn: ['2.0.0'] });
  });

  test('status tells when it ends', async () => {
    const { body } = await operate<{ frozenUntil?: string }>(shop.origin, shop.token, 'status', undefined, 'GET');
    expect(Date.parse(body.frozenUntil ?? '')).toBeGreaterThan(Date.now());
  });
});

describe('where two people must promote', () => {
  beforeEach(async () => {
    shop = await startFixtureEdge({ twoPersonPromote: true });
    await publishItem();
  });

  test('the first one asks, the second one promotes', async () => {
    const [first, second] = [await tokenFor('first'), await tokenFor('second')];
    const { status, body } = await operate<{ warning?: string }>(shop.origin, first, 'promote', item);
    expect([status, body.warning]).toEqual([200, expect.stringMatching(/^Somebody with another token must promote/)]);
    expect(own()).toMatchObject({ live: '1.0.0', request: { version: '2.0.0', by: 'first' } });
    expect((await command('promote', item, second)).status).toBe(200);
    expect(own()).toMatchObject({ live: '2.0.0', good: ['1.0.0'] });
    expect(own()).not.toHaveProperty('request');
    const history = await shop.edge.registry.history('mf_item', 2);
    expect(history.map(({ action, by }) => `${action} ${by}`)).toEqual(['promote second', 'request first']);
  });

  test('nobody promotes alone, and a request is for one version and one day', async () => {
    const [first, second] = [await tokenFor('first'), await tokenFor('second')];
    await command('promote', item, first);
    expect((await command('promote', item, first)).status).toBe(409);
    await publishItem('3.0.0');
    await command('promote', { ...item, version: '3.0.0' }, second);
    expect(own()).toMatchObject({ live: '1.0.0', request: { version: '3.0.0', by: 'second' } });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3600_000 + 1000);
    await command('promote', { ...item, version: '3.0.0' }, first);
    later.mockRestore();
    expect(own()).toMatchObject({ live: '1.0.0', request: { version: '3.0.0', by: 'first' } });
  });

  test('a canary that one person starts reaches at most half of the visitors', async () => {
    for (const more of [{ to: 100 }, { to: 5, steps: [5, 100] }])
      expect((await command('canary', { ...item, ...more })).body.error).toMatch(/^Two people must promote here/);
    expect((await command('canary', { ...item, to: 5, steps: [5, 50] })).status).toBe(200);
  });

  test('one person takes a release back', async () => {
    const [first, second] = [await tokenFor('first'), await tokenFor('second')];
    await command('promote', item, first);
    await command('promote', item, second);
    expect((await command('rollback', item, first)).status).toBe(200);
    expect(own()).toMatchObject({ live: '1.0.0' });
  });
});
