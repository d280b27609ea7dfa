import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Expects no violation of WCAG 2.2 AA, in the page or within a CSS selector. Lists violations as 'rule: element'. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // frames of other origins are skipped, so axe needs no second page for its result
  const { violations } = await rulesFor(page).include(within).setLegacyMode().analyze();
  expect(violations.map(formatViolation)).toEqual([]);
}

/**
 * Checks the page and its frames of other origins. Opens each frame by itself, since axe can't reach into it, without
 * the rules for whole pages.
 */
export async function expectAccessibleWithFrames(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const frame of page.frames().filter((one) => one.parentFrame() && /^http/.test(one.url()))) {
    const alone = await page.context().newPage();
    await alone.goto(frame.url());
    const { violations } = await new AxeBuilder({ page: alone }).withTags(wcag).setLegacyMode().analyze();
    expect(violations.map(formatViolation)).toEqual([]);
    await alone.close();
  }
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesFor = (page: Page) =>
  new AxeBuilder({ page })
    .withTags([...wcag, 'best-practice'])
    .options({ resultTypes: ['violations'], iframes: false });
const formatViolation = ({ id, nodes }: { id: string; nodes: { target: unknown[] }[] }) =>
  `${id}: ${nodes.map(({ target }) => target.join(' in ')).join(' ')}`;

export async function expectNoWiderThanWindow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/**
 * Expects Tab to reach every control, visible in the window and not covered (WCAG 2.1.1, 2.4.11). One radio button of a
 * group is enough, and controls with a roving tabindex (-1) are reached by arrow keys.
 */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const wanted = await page.evaluate(markStops);
  const reached = new Set<number>();
  const unseen: string[] = [];
  // to the end of the page, including content that renders on the way
  for (let i = 0; i < 2 * wanted.length + 50; i++) {
    await page.keyboard.press('Tab');
    const { stop, isSeen, isOver } = await page.evaluate(focusedStop);
    if (isOver && reached.size > 0) break;
    if (stop >= 0) reached.add(stop);
    if (stop >= 0 && !isSeen) unseen.push(wanted[stop] ?? '');
  }
  const stillThere = await page.evaluate(markedStops);
  expect({ missed: wanted.filter((_, i) => !reached.has(i) && stillThere.includes(i)), unseen }).toEqual({
    missed: [],
    unseen: [],
  });
}

/** Expects Tab to reach every control of an open dialog, and nothing else in the page. */
export async function expectDialogByKeyboard(dialog: Locator): Promise<void> {
  const wanted = await dialog.evaluate((element) => {
    const stops = [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const open = stops.filter(
      (stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0 && !stop.matches(':disabled'),
    );
    for (const [i, stop] of open.entries()) stop.setAttribute('data-in-dialog', String(i));
    return open.length;
  });
  const reached = new Set<string>();
  // the window itself and scrolling regions may have the focus in between
  for (let i = 0; i < wanted + 4; i++) {
    await dialog.page().keyboard.press('Tab');
    reached.add(await dialog.evaluate(stopIn));
  }
  const stops = [...reached].filter((stop) => /^\d+$/.test(stop));
  expect({ stops: stops.length, outside: [...reached].filter((stop) => stop.startsWith('outside')) }).toEqual({
    stops: wanted,
    outside: [],
  });
}

/** Runs in the page: the number of the focused control in the dialog. */
function stopIn(dialog: Element): string {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return 'window';
  if (!dialog.contains(element)) return `outside: ${element.outerHTML.slice(0, 120)}`;
  return element.getAttribute('data-in-dialog') ?? 'scroller';
}

/** Runs in the page: numbers the controls that Tab should reach, and returns their names. */
function markStops(): string[] {
  // Tab continues from the last focused element, even if it lost the focus: the page's title after navigation
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
  scrollTo(0, 0);
  const groups = new Set<string>();
  const isFirstOfGroup = (element: Element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const isFirst = !groups.has(element.name);
    groups.add(element.name);
    return isFirst;
  };
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]'))
    .filter(isFirstOfGroup);
  for (const [i, element] of stops.entries()) element.setAttribute('data-stop', String(i));
  return stops.map(
    (element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
  );
}

/** Runs in the page: the numbers of the controls still present; a strip's arrow disappears at its end. */
function markedStops(): number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
    .map((element) => Number(element.dataset.stop));
}

/** Runs in the page: the focused control's number, and whether it is visible. */
function focusedStop(): { stop: number; isSeen: boolean; isOver?: boolean } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { stop: -1, isSeen: true, isOver: true };
  const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
  const marked = isRadio ? document.querySelector(`[data-stop][name="${CSS.escape(element.name)}"]`) : element;
  // the first line of a link that wraps
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const isInWindow = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  const there = document.elementFromPoint(
    (left + right) / 2,
    Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1),
  );
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isOnTop =
    there === null || element.contains(there) || there.contains(element) || label?.contains(there) === true;
  return { stop: Number(marked?.getAttribute('data-stop') ?? -1), isSeen: isInWindow && isOnTop };
}
