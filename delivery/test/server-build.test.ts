import { findServerFaults } from '../src/gate/server-build';
import { type FixtureEdge, startFixtureEdge, stillRenderer } from './fixture-edge';
import { itemRemote, writeRemote } from './fixture-releases';
import { publish } from './release-upload';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
  await publish(shop.origin, shop.token, writeRemote(shop.built, { ...itemRemote, version: '2.0.0' }));
});
afterEach(() => shop.close());

/** What the gate finds where the candidate's renderer draws like this. */
async function faultsWith(render: ReturnType<typeof stillRenderer>['render']): Promise<string[]> {
  const { edge } = shop;
  const candidate = edge.store.get('mf_item', '2.0.0');
  const composition = edge.releasesFor({ shop: '', id: '' }, { mf_item: '2.0.0' });
  if (!candidate || !composition) throw new Error('the candidate is not stored');
  const candidateRenderer = { renderer: { ...stillRenderer(), render }, reports: [] };
  return findServerFaults(edge, candidate, composition, { candidateRenderer, host: 'localhost:4000' });
}

test('a page that neither the candidate nor the live release draws is refused', async () => {
  expect(await faultsWith(async () => undefined)).toEqual([
    expect.stringMatching(/ is not drawn on the server; the limit is 150 ms\. Fix its server build/),
  ]);
});

test('a page that is drawn in time passes', async () => {
  expect(await faultsWith(stillRenderer().render)).toEqual([]);
});
