import { buildPage } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { Suspense, use } from 'react';
import { render } from './server';

const drawn = async (url: string) => (await render(buildPage({ url }), (id) => () => <h1>{id}</h1>, 'n')).body;

it.each([
  ['/nowhere%0A', '404'],
  ['/features/x%0A', 'mf_events_content/FeaturesPage'],
  ['/browse/filter/t/sea%E2%80%A8dog', 'mf_catalogue/BrowsePage'],
])('the server renders a page for an address with a line end: %j [NAV-26]', async (url, page) => {
  expect(await drawn(url)).toMatch(new RegExp(`<main[^>]*>.*${page}</h1>.*</main>`, 's'));
});

it('a part that waits for something is left to the browser, without an inline script, which a shop’s rules would block', async () => {
  const never = new Promise<never>(() => {});
  const Waiting = (): never => use(never);
  const Page = () => (
    <>
      <h1>Reviews</h1>
      <Suspense fallback={<p>Loading</p>}>
        <Waiting />
      </Suspense>
    </>
  );
  const { body, errors } = await render(buildPage({ url: '/browse' }), () => Page, 'n');
  expect([body, errors]).toEqual([expect.stringMatching(/Reviews<\/h1>.*Loading/s), []]);
  expect(body).not.toContain('<script');
});
