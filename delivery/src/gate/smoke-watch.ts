import type { Page } from 'playwright-core';

const quietMs = 400;

/**
 * Collects a page's faults: errors, scripts that fail to load, and the shell's error reports, including recovered
 * hydration errors.
 */
export async function watchPage(page: Page, origin: string) {
  const faults: string[] = [];
  const add = (fault: string): void =>
    void (faults.length < 5 && faults.push(fault.replace(/\s+/g, ' ').slice(0, 250)));

  page.on('pageerror', (error) => add(error.message));
  page.on('console', (message) => message.type() === 'error' && add(`the console says: ${message.text()}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() === 'script')
      add(`${response.url()} answered ${response.status()}`);
  });
  page.on('crash', () => add('the page crashed'));
  page.on('popup', (popup) => {
    add('it opens a window by itself');
    void popup.close();
  });
  page.on('dialog', (dialog) => {
    add(`it opens a dialog (${dialog.type()})`);
    void dialog.dismiss().catch(() => undefined);
  });
  const origins = await blockOthers(page, origin);
  await page.route('**/customer/log/error', (route) => {
    const report = new URLSearchParams(route.request().postData() ?? '');
    add(
      report.get('source') === 'hydration'
        ? `the browser draws other markup than the server (${report.get('error')})`
        : (report.get('error') ?? 'an error'),
    );
    return route.fulfill({ json: {} });
  });

  return {
    faults,
    add,
    /** Other origins that the page asked for something. */
    origins,
    /** Waits for late faults and for parts that report themselves missing. */
    settled: async (): Promise<void> => {
      await page.waitForTimeout(quietMs);
      const missing = page.locator('[data-remote] [role="status"]').filter({ hasText: 'can’t be shown right now' });
      if (await missing.count()) add(`the page says: ${(await missing.first().textContent()) ?? ''}`);
    },
  };
}
export type Watch = Awaited<ReturnType<typeof watchPage>>;

/** Blocks everything but the shop itself. Returns the other origins that the page asks from now on. */
export async function blockOthers(page: Page, origin: string): Promise<Set<string>> {
  const others = new Set<string>();
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(`${origin}/`)) return route.continue();
    others.add(new URL(url).origin);
    return route.abort();
  });
  return others;
}
