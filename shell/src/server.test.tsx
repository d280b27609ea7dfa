import { buildPage } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { render } from './server';

const drawn = async (url: string) => (await render(buildPage({ url }), (id) => () => <h1>{id}</h1>, 'n')).body;

it.each([
  ['/nowhere%0A', '404'],
  ['/features/x%0A', 'mf_events_content/FeaturesPage'],
  ['/browse/filter/t/sea%E2%80%A8dog', 'mf_catalogue/BrowsePage'],
])('the server renders a page for an address with a line end: %j [NAV-26]', async (url, page) => {
  expect(await drawn(url)).toMatch(new RegExp(`<main[^>]*>.*${page}</h1>.*</main>`, 's'));
});
