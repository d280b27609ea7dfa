import { samplePages } from '../src/edge/page/prepare-renderer';
import { candidateChecks } from '../src/gate/candidate-checks';
import { type FixtureEdge, startFixtureEdge, stillRenderer } from './fixture-edge';
import { drawing, writeRemote } from './fixture-releases';
import { publish } from './release-upload';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(() => shop.close());

/** Publishes a package's first release; which pages the gate would try of it. */
async function candidateOf(name: string, expose: string) {
  const server = drawing(expose, '<h1>Its own page</h1>');
  const remote = { name, version: '1.0.0', exposes: { [expose]: {} }, server };
  await publish(shop.origin, shop.token, writeRemote(shop.built, remote));
  const candidate = shop.edge.store.get(name, '1.0.0');
  const composition = shop.edge.releasesFor({ shop: '', id: '' }, { [name]: '1.0.0' });
  if (!candidate || !composition) throw new Error('the candidate is not stored');
  return { candidate, composition };
}
const host = 'localhost:4000';

test('of a package that no other page shows, the gate tries a page of its own that the release has', async () => {
  const { composition } = await candidateOf('mf_account', './LoginPage');
  const samples = await samplePages(shop.edge, composition, host, 'mf_account');
  expect(samples.map(({ url }) => url)).toContain('/account/login');
  expect(samples.at(-1)?.job.page).toBe('mf_account/LoginPage');
  expect((await samplePages(shop.edge, composition, host)).map(({ url }) => url)).not.toContain('/account/login');
});

test('a package of which the live shell knows no page is refused with what to do', async () => {
  const { candidate, composition } = await candidateOf('mf_reviews', './ReviewsPage');
  const before = process.env.CHROMIUM_PATH;
  // a browser that is there; it is never started
  process.env.CHROMIUM_PATH = process.execPath;
  const context = { candidateRenderer: { renderer: stillRenderer(), reports: [] }, host };
  const faults = await candidateChecks.smoke(shop.edge, candidate, composition, context);
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
  expect(faults).toEqual([
    expect.stringMatching(/^No page that a guest can open shows a part of mf_reviews\. Publish/),
  ]);
});
