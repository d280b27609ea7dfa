import { readConfiguration } from '../src/configuration/configuration';
import { installSources } from '../src/releases/install-sources';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { cartRemote, itemRemote, writeRemote } from './fixture-releases';
import { operate, publish } from './release-upload';

/* What is new at a start, where a change in `shared` makes every package's build a new one. */

let shop: FixtureEdge;
let warned: object[];
beforeEach(async () => {
  shop = await startFixtureEdge();
  warned = [];
});
afterEach(() => shop.close());

const steps = [20, 50, 100];
/** A later start, with these versions of item and cart. */
const startWith = (version: string, given: readonly number[] = steps) =>
  installSources(
    shop.edge,
    [itemRemote, cartRemote].map((remote) => writeRemote(shop.built, { ...remote, version })),
    { warn: (details: object) => void warned.push(details) },
    given,
  );
const own = (name = 'mf_item') => shop.edge.current.get().state[name];
const command = (name: string, body: object) => operate(shop.origin, shop.token, name, body);

test('new builds begin as canaries that divide the visitors alike', async () => {
  await startWith('2.0.0');
  for (const name of ['mf_item', 'mf_cart_checkout'])
    expect(own(name)).toMatchObject({ live: '1.0.0', canary: { version: '2.0.0', share: 20, steps } });
  const seen = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const cookie = `visitor=${String(n).padStart(22, 'v')}`;
      const { remotes } = bootstrapOf((await shop.ask({ url: '/item/9780141439518', headers: { cookie } })).body);
      return `${remotes.mf_item?.version} ${remotes.mf_cart_checkout?.version}`;
    }),
  );
  expect([...new Set(seen)].sort()).toEqual(['1.0.0 1.0.0', '2.0.0 2.0.0']);
});

test('without steps they are live at once', async () => {
  await startWith('2.0.0', []);
  expect(own()).toMatchObject({ live: '2.0.0', good: ['1.0.0'] });
});

test('a start with the same builds changes nothing, and one with newer builds tries those', async () => {
  await startWith('2.0.0');
  const { number } = shop.edge.current.get();
  const { canary } = own() ?? {};
  await startWith('2.0.0');
  expect(own()?.canary).toEqual(canary);
  expect(shop.edge.current.get().number).toBe(number);
  await startWith('3.0.0');
  expect(own()).toMatchObject({ live: '1.0.0', canary: { version: '3.0.0', share: 20 } });
});

test('a build that was taken back by the guard is not tried again, and a later one is', async () => {
  await startWith('2.0.0');
  await shop.edge.registryWriter.change(
    { action: 'rollback', name: 'mf_item', version: '2.0.0', by: 'guard', reason: 'failures' },
    (state) => {
      const { canary: _, ...rest } = state.mf_item ?? { live: '', good: [], withdrawn: [] };
      return { ...state, mf_item: { ...rest, withdrawn: ['2.0.0'] } };
    },
  );
  for (const given of [steps, []]) await startWith('2.0.0', given);
  expect(own()).toMatchObject({ live: '1.0.0', withdrawn: ['2.0.0'] });
  expect(own()).not.toHaveProperty('canary');
  await startWith('3.0.0');
  expect(own()).toMatchObject({ canary: { version: '3.0.0' } });
});

test('a package that is released by command waits for its command', async () => {
  await publish(shop.origin, shop.token, writeRemote(shop.built, { ...itemRemote, version: '1.5.0' }));
  await command('canary', { package: 'mf_item', version: '1.5.0', to: 5 });
  await startWith('2.0.0');
  expect(own()).toMatchObject({ live: '1.0.0', canary: { version: '1.5.0', share: 5 } });
  expect(own('mf_cart_checkout')).toMatchObject({ canary: { version: '2.0.0' } });
  expect(warned).toEqual([{ name: 'mf_item', version: '2.0.0' }]);
});

test('canaries of one group divide the visitors alike, others do not', async () => {
  for (const remote of [itemRemote, cartRemote])
    await publish(shop.origin, shop.token, writeRemote(shop.built, { ...remote, version: '2.0.0' }));
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50, group: 'g1' });
  await command('canary', { package: 'mf_cart_checkout', version: '2.0.0', to: 50, group: 'g1' });
  expect(own()?.canary?.salt).toBe(own('mf_cart_checkout')?.canary?.salt);
  await command('rollback', { package: 'mf_item' });
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  expect(own()?.canary?.salt).not.toBe(own('mf_cart_checkout')?.canary?.salt);
});

test.each(['50,25', '5,200', 'five', '0,5'])('START_CANARY=%s is refused', (given) => {
  expect(() => readConfiguration({ START_CANARY: given })).toThrow(/^START_CANARY is .*rising shares/);
});
