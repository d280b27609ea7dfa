import { test as base, expect, type Page } from '@playwright/test';

interface Watch {
  /** Console messages and uncaught errors of the page so far. */
  messages: string[];
}

/**
 * A test fails on any console message or uncaught error of its page; one that expects some empties `watch.messages`.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { messages: [] };
      page.on('console', (message) => {
        // a busy machine: the part takes the notice's place when it arrives
        if (message.text().startsWith('NotLoaded: timeout')) return;
        // a page that is still open when its test closes the shop
        if (/ERR_CONNECTION_REFUSED/.test(message.text()) && message.location().url.endsWith('/reports')) return;
        // all tests come from one network, which is asked for the human check after some emails
        if (/status of 403/.test(message.text()) && emailCalls.test(message.location().url)) return;
        watch.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => watch.messages.push(`uncaught: ${error.stack ?? error.message}`));
      await use(watch);
      expect(watch.messages).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Calls that send an email to an address that somebody typed. */
const emailCalls = /\/customer\/(order\/findByEmail|account\/(check|emailPasswordToken))$/;

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** Waits until the shell has hydrated: React has set its properties on the root's children. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frame = document.querySelector('#root > header');
    return Boolean(frame && Object.keys(frame).some((key) => key.startsWith('__reactProps')));
  });
}
