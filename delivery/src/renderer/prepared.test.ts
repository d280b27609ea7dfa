import type { RenderJob } from './messages';
import { createPrepared } from './prepared';

/** Renders end when the test resolves them. */
function open() {
  const drawings: { pages: string[]; end: (isDrawn: boolean) => void }[] = [];
  const draw = (jobs: RenderJob[]) =>
    new Promise<boolean>((end) => void drawings.push({ pages: jobs.map(({ page }) => page), end }));
  return { drawings, ...createPrepared(draw) };
}
const jobOf = (page: string): RenderJob => ({ page, shell: '/shell/1.0.0', remotes: {}, state: '{}', nonce: 'n' });
const item = jobOf('mf_item/ItemPage');
const home = jobOf('mf_catalogue/HomePage');

test('preparing pages that are being rendered waits for them and renders them once', async () => {
  const { drawings, prepare } = open();
  const finished: string[] = [];
  const first = prepare([item]).then(() => finished.push('first'));
  const second = prepare([item, home]).then(() => finished.push('second'));
  expect(drawings.map(({ pages }) => pages)).toEqual([['mf_item/ItemPage'], ['mf_catalogue/HomePage']]);
  drawings[1]?.end(true);
  await new Promise(setImmediate);
  expect(finished).toEqual([]);
  drawings[0]?.end(true);
  await Promise.all([first, second]);
  await prepare([item, home]);
  expect(drawings).toHaveLength(2);
});

test('pages that failed are rendered again when they are prepared again', async () => {
  const { drawings, prepare } = open();
  const inVain = prepare([item]);
  drawings[0]?.end(false);
  await inVain;
  const again = prepare([item]);
  expect(drawings).toHaveLength(2);
  drawings[1]?.end(true);
  await again;
});

test('a new process renders the pages of the last one, and counts them as prepared only then', async () => {
  const { drawings, prepare, prepareAll } = open();
  const lost = prepare([item]);
  drawings[0]?.end(false);
  await lost;
  void prepareAll();
  let isKnown = false;
  const waiting = prepare([item]).then(() => {
    isKnown = true;
  });
  expect(drawings.map(({ pages }) => pages)).toEqual([['mf_item/ItemPage'], ['mf_item/ItemPage']]);
  await new Promise(setImmediate);
  expect(isKnown).toBe(false);
  drawings[1]?.end(true);
  await waiting;
});
