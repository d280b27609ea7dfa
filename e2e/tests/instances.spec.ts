import { expect, hydrated, test } from '../support/test';

/** A text that only one library's code contains, to find second copies in any script. */
const fingerprints = {
  react: 'react.transitional.element',
  'react-dom': '__reactFiber$',
  'react-router': 'may be used only in the context of a <Router>',
  'styled-components': 'data-styled',
  'react-query': 'No QueryClient set',
  'slim federation runtime': 'bookfront.instances',
};
const paths = ['/', '/browse', '/lists/staff-picks', '/checkout/cart', '/account/login'];

for (const path of paths) {
  test(`${path} has one instance of every shared library`, async ({ page, watch }) => {
    const scripts: { at: string; text: string }[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push({ at: new URL(response.url()).pathname, text: await response.text().catch(() => '') });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    for (const [library, text] of Object.entries(fingerprints)) {
      expect(
        scripts.filter((script) => script.text.includes(text)).map(({ at }) => at.replace(/.*\//, '')),
        library,
      ).toEqual(['main.js']);
    }
    const started = await page.evaluate(() =>
      [...((globalThis as Record<symbol, Set<string>>)[Symbol.for('bookfront.instances')] ?? [])].sort(),
    );
    expect(started).toEqual(['api-client', 'events', 'federation', 'page', 'session']);
    watch.messages = watch.messages.filter((message) => !message.includes('404'));
  });
}
