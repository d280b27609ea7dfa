import type { Page } from 'playwright-core';

/** What a shopper sees of a page, and what its scripts replaced of the browser. */
export interface PageLook {
  hasHeader: boolean;
  hasHeading: boolean;
  /** Buttons and links that can be seen and reached. */
  controls: number;
  /** Of the picture of the window, as PNG: a page with little on it has few. */
  pictureBytes: number;
  replaced: string[];
}

/** Shares of what the live page shows, below which the candidate's page counts as broken. */
const minControls = 0.25;
const minPicture = 0.2;

export async function lookAt(page: Page): Promise<PageLook> {
  const seen = await page.evaluate(readPage);
  return { ...seen, pictureBytes: (await page.screenshot()).length };
}

/** What the candidate's page lacks beside the live one, in words; without a live page, beside an empty one. */
export function findHidden(look: PageLook, live: PageLook | undefined): string[] {
  const replaced = look.replaced.filter((name) => !live?.replaced.includes(name));
  const faults: [isFault: boolean, text: string][] = [
    [replaced.length > 0, `it replaces ${replaced.join(', ')} of the browser`],
    [(live?.hasHeader ?? false) && !look.hasHeader, "the shop's header can't be seen"],
    [(live?.hasHeading ?? true) && !look.hasHeading, "its heading can't be seen"],
    [
      look.controls < (live ? minControls * live.controls : 1),
      `it shows ${look.controls} buttons and links, and the live page ${live?.controls ?? 'some'}`,
    ],
    [live !== undefined && look.pictureBytes < minPicture * live.pictureBytes, 'the page is blank or nearly so'],
  ];
  return faults.flatMap(([isFault, text]) => (isFault ? [text] : []));
}

/** Runs in the page. */
function readPage(): Omit<PageLook, 'pictureBytes'> {
  const isSeen = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || width < 2 || height < 2) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    // only what lies in the window can be looked at
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
    const front = document.elementFromPoint(x, y);
    return front !== null && (element.contains(front) || front.contains(element));
  };
  const some = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);
  const functions: Record<string, unknown> = {
    fetch: window.fetch,
    'history.pushState': history.pushState,
    'history.replaceState': history.replaceState,
    'XMLHttpRequest.send': XMLHttpRequest.prototype.send,
    'navigator.sendBeacon': navigator.sendBeacon,
    'JSON.parse': JSON.parse,
    'Array.map': Array.prototype.map,
    'Array.filter': Array.prototype.filter,
    'Promise.then': Promise.prototype.then,
  };
  const isNative = (value: unknown) =>
    typeof value === 'function' && Function.prototype.toString.call(value).includes('[native code]');
  return {
    hasHeader: some('header'),
    hasHeading: some('h1'),
    controls: [...document.querySelectorAll('a[href], button')].filter(isSeen).length,
    replaced: Object.keys(functions).filter((name) => !isNative(functions[name])),
  };
}
