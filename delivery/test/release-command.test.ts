import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../src/command/options';
import { runCommand } from '../src/command/run';
import { type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { cartRemote, type FixtureRemote, homeRemote, itemRemote, writeRemote } from './fixture-releases';
import { operate, publish } from './release-upload';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(async () => {
  delete process.env.BOOKFRONT_ROOT;
  await shop.close();
});

test.each([[['--version', '1.0.0']], [[]]])(
  'a version that exists is refused before anything is built (%j)',
  async (given) => {
    // a package that can't be built
    const folder = path.join(shop.built, 'mf-item');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'exposes.json'), '{}');
    writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0" }');
    process.env.BOOKFRONT_ROOT = shop.built;
    const command = readCommand(
      ['publish', 'mf-item', ...given, '--to', shop.origin, '--token', shop.token, '--json'],
      {},
    );
    await expect(runCommand(command)).rejects.toThrow(
      /^mf-item 1\.0\.0 is published already, and a published version never changes\. Choose another/,
    );
  },
);

describe('release publish --changed', () => {
  const root = () => path.join(shop.built, 'workspace');
  const built = (remote: FixtureRemote, version: string) =>
    renameSync(writeRemote(root(), { ...remote, version }), path.join(root(), remote.name, 'dist'));
  const run = async (...more: string[]) => {
    process.env.BOOKFRONT_ROOT = root();
    const args = ['publish', '--changed', ...more, '--to', shop.origin, '--token', shop.token, '--json'];
    const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runCommand(readCommand(args, {})).finally(() => output.mockRestore());
  };
  const own = (name: string) => shop.edge.current.get().state[name];
  beforeEach(() => {
    for (const { name } of [itemRemote, cartRemote, homeRemote])
      mkdirSync(path.join(root(), name), { recursive: true });
    built(itemRemote, '2.0.0');
    built(cartRemote, '2.0.0');
    built(homeRemote, '1.0.0');
  });

  test('publishes what differs from what is live, and tries it as one group', async () => {
    await run('--steps', '5,50,100');
    for (const name of ['mf_item', 'mf_cart_checkout'])
      expect(own(name)).toMatchObject({ live: '1.0.0', canary: { version: '2.0.0', share: 5, steps: [5, 50, 100] } });
    expect(own('mf_item')?.canary?.salt).toBe(own('mf_cart_checkout')?.canary?.salt);
    expect(own('mf_events_content')).not.toHaveProperty('canary');
    await expect(run('--steps', '5')).rejects.toThrow(/^Nothing changed: /);
  });

  test('without steps it only publishes', async () => {
    await run();
    expect(own('mf_item')).not.toHaveProperty('canary');
    expect((await shop.edge.registry.releases('mf_item')).map(({ version }) => version)).toContain('2.0.0');
  });
});

describe('release wait', () => {
  const run = (...args: string[]) =>
    runCommand(readCommand([...args, '--to', shop.origin, '--token', shop.token, '--json'], {}));
  const printed = () => jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  beforeEach(async () => {
    await publish(shop.origin, shop.token, writeRemote(shop.built, { ...itemRemote, version: '2.0.0' }));
    await operate(shop.origin, shop.token, 'canary', { package: 'mf_item', version: '2.0.0', to: 5 });
  });

  test('ends once the canary is live', async () => {
    const output = printed();
    const waited = run('wait', 'mf-item', '2.0.0');
    await operate(shop.origin, shop.token, 'promote', { package: 'mf_item' });
    await waited;
    expect(output.mock.calls.map(([text]) => JSON.parse(String(text)))).toEqual([
      { package: 'mf_item', version: '2.0.0', outcome: 'live' },
    ]);
    output.mockRestore();
  });

  test('fails with the reason if it is taken back', async () => {
    const waited = run('wait', 'mf-item', '2.0.0');
    await operate(shop.origin, shop.token, 'rollback', { package: 'mf_item', reason: 'too slow' });
    await expect(waited).rejects.toThrow(/^mf_item 2\.0\.0 is no canary any more: rollback by operator, too slow/);
  });

  test('fails when its time is over, and where there is nothing to wait for', async () => {
    await expect(run('wait', 'mf-item', '--timeout', '0s')).rejects.toThrow(/^mf_item 2\.0\.0 is not live after 0s\./);
    await expect(run('wait', 'mf-cart-checkout')).rejects.toThrow(/^mf-cart-checkout has no canary to wait for\./);
  });
});
