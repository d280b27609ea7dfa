import type { Page } from 'playwright-core';
import type { BuiltIns } from './built-ins';

/** What a shopper sees of a page, and what its scripts replaced of the browser. */
export interface PageLook {
  hasHeader: boolean;
  hasHeading: boolean;
  /** Buttons and links that can be seen and reached. */
  controls: number;
  /** Of the picture of the window, as PNG: a page with little on it has few. */
  pictureBytes: number;
  isTitled: boolean;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The element that took the focus back after it was given up, as a tag's name. */
  focus: string;
  /** What the page's scripts hold, in bytes. */
  heapBytes: number;
  /** The browser's functions that its scripts replaced. */
  replaced: string[];
}

/** Shares of what the live page shows, below which the candidate's page counts as broken. */
const minControls = 0.25;
const minPicture = 0.2;
const maxMoreHeap = 100_000_000;

/** How long a page has to take the focus again, and to fill the memory. */
const watchedMs = 300;

export async function lookAt(page: Page, builtIns: BuiltIns): Promise<PageLook> {
  // before the page's own scripts are relied on
  const replaced = await builtIns.findReplaced(page);
  const pictureBytes = (await page.screenshot()).length;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(watchedMs);
  return { ...(await page.evaluate(readPage)), replaced, pictureBytes, heapBytes: await heapOf(page) };
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  } finally {
    await session.detach();
  }
}

/** What the candidate's page lacks beside the live one, in words; without a live page, beside an empty one. */
export function findHidden(look: PageLook, live: PageLook | undefined): string[] {
  const replaced = look.replaced.filter((name) => !live?.replaced.includes(name));
  const faults: [isFault: boolean, text: string][] = [
    [replaced.length > 0, `it replaces ${replaced.slice(0, 5).join(', ')} of the browser`],
    [(live?.hasHeader ?? false) && !look.hasHeader, "the shop's header can't be seen"],
    [(live?.hasHeading ?? true) && !look.hasHeading, "its heading can't be seen"],
    [
      look.controls < (live ? minControls * live.controls : 1),
      `it shows ${look.controls} buttons and links, and the live page ${live?.controls ?? 'some'}`,
    ],
    [!look.isTitled, 'it takes the title away'],
    [(live?.isIndexed ?? true) && !look.isIndexed, 'it keeps search engines out'],
    [look.focus !== 'BODY' && look.focus !== live?.focus, `it keeps taking the focus (${look.focus})`],
    [look.heapBytes > (live?.heapBytes ?? 0) + maxMoreHeap, `its scripts hold ${toMb(look.heapBytes)} MB`],
    [live !== undefined && look.pictureBytes < minPicture * live.pictureBytes, 'the page is blank or nearly so'],
  ];
  return faults.flatMap(([isFault, text]) => (isFault ? [text] : []));
}

const toMb = (bytes: number) => Math.round(bytes / 1_000_000);

/** Runs in the page. */
function readPage(): Omit<PageLook, 'pictureBytes' | 'heapBytes' | 'replaced'> {
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
  return {
    hasHeader: some('header'),
    hasHeading: some('h1'),
    controls: [...document.querySelectorAll('a[href], button')].filter(isSeen).length,
    isTitled: document.title.trim() !== '',
    isIndexed: !document.querySelector('meta[name="robots" i][content*="noindex" i]'),
    focus: document.activeElement?.tagName ?? '',
  };
}
