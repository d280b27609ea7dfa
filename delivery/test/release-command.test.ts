import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../src/command/options';
import { runCommand } from '../src/command/run';
import { type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { itemRemote, writeRemote } from './fixture-releases';
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
