import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';

const answerMs = 5000;

/** Tells which functions of the browser a page's scripts replaced: 'fetch', 'Array.prototype.map'. */
export interface BuiltIns {
  findReplaced(page: Page): Promise<string[]>;
}

/**
 * Keeps the functions that each page of `context` begins with. Nothing in the page shows that: it is asked by an event of
 * a random name, sent from a world of its own, and answers by the console that the page began with.
 */
export async function keepBuiltIns(context: BrowserContext): Promise<BuiltIns> {
  const secret = `e${randomUUID()}`;
  await context.addInitScript(keepInPage, secret);
  return {
    async findReplaced(page) {
      const answer = page.waitForEvent('console', {
        predicate: (message) => message.text().startsWith(secret),
        timeout: answerMs,
      });
      const asked = page.locator('html').dispatchEvent(secret);
      const text = await Promise.all([answer, asked]).then(
        ([message]) => message.text().slice(secret.length),
        () => 'the document itself',
      );
      return text.split('\n').filter(Boolean);
    },
  };
}

/** Runs in the page before any script of it. What it calls later is kept here, since the page may replace that too. */
function keepInPage(secret: string): void {
  const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { ownKeys } = Reflect;
  const { debug } = console;
  const textOf = String;
  interface Kept {
    owner: object;
    key: PropertyKey;
    label: string;
    found: PropertyDescriptor;
  }
  const kept: Kept[] = [];
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';

  function keep(owner: object, label: string): void {
    for (const key of ownKeys(owner)) {
      const found = getOwnPropertyDescriptor(owner, key);
      if (found && (found.get || typeof found.value === 'function'))
        kept.push({ owner, key, found, label: label ? `${label}.${textOf(key)}` : textOf(key) });
    }
  }
  keep(globalThis, '');
  for (const key of ownKeys(globalThis)) {
    const value: unknown = getOwnPropertyDescriptor(globalThis, key)?.value;
    if (!isObject(value) || value === globalThis) continue;
    keep(value, textOf(key));
    const prototype: unknown = getOwnPropertyDescriptor(value, 'prototype')?.value;
    if (isObject(prototype)) keep(prototype, `${textOf(key)}.prototype`);
  }
  // objects whose functions stand in their prototypes, and may be covered by their own
  type Single = [owner: object, label: string, prototype: object];
  const singles: Single[] = [
    // its nearer prototypes name the page's elements
    [globalThis, 'window', EventTarget.prototype],
    [document, 'document', getPrototypeOf(document)],
    [history, 'history', getPrototypeOf(history)],
    [navigator, 'navigator', getPrototypeOf(navigator)],
    [customElements, 'customElements', getPrototypeOf(customElements)],
    [crypto, 'crypto', getPrototypeOf(crypto)],
  ];
  const ownAtStart = singles.map(([owner]) => ownKeys(owner).length);

  function findReplaced(): string {
    let lines = '';
    for (let at = 0; at < kept.length; at++) {
      const { owner, key, label, found } = kept[at] as Kept;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now?.value !== found.value || now?.get !== found.get || now?.set !== found.set) lines += `${label}\n`;
    }
    for (let at = 0; at < singles.length; at++) {
      const [owner, label, prototype] = singles[at] as Single;
      const keys = ownKeys(owner);
      for (let own = ownAtStart[at] ?? 0; own < keys.length; own++) {
        const key = keys[own] as PropertyKey;
        if (key in prototype) lines += `${label}.${textOf(key)}\n`;
      }
    }
    return lines;
  }
  addEventListener(secret, () => debug(secret + findReplaced()));
}
