import { advance, install, lastGood, pause, promote, rollBack, settle, startCanary } from './moves';
import type { RolloutState } from './state';

const moment = { now: 1000, revision: 8 };
const shop: RolloutState = { mf_item: { live: '1.0.0', good: [], withdrawn: [] } };
const wish = { version: '2.0.0', share: 5, salt: 's' };
const inCanary = startCanary(shop, 'mf_item', wish, moment);

test('a canary begins beside the live release', () => {
  expect(inCanary.mf_item).toMatchObject({
    live: '1.0.0',
    canary: { version: '2.0.0', share: 5, salt: 's', since: 1000, window: 8, paused: false },
  });
});

test('a new share keeps the visitors, and begins a step', () => {
  const next = startCanary(inCanary, 'mf_item', { ...wish, share: 20, salt: 'other' }, { now: 2000, revision: 9 });
  expect(next.mf_item?.canary).toMatchObject({ share: 20, salt: 's', since: 2000, window: 9 });
});

test('a canary climbs its steps; after the last it is live, and the one before is the last good one', () => {
  const climbing = startCanary(shop, 'mf_item', { ...wish, steps: [5, 50, 100] }, moment);
  const half = advance(climbing, 'mf_item', { now: 2000, revision: 9 }, 0);
  expect(half.mf_item?.canary?.share).toBe(50);
  const all = advance(half, 'mf_item', { now: 3000, revision: 10 }, 0.1);
  expect(all.mf_item).toMatchObject({
    live: '2.0.0',
    good: ['1.0.0'],
    watch: { version: '2.0.0', before: '1.0.0', window: 10, loadFailures: 0.1 },
  });
  expect(all.mf_item?.canary).toBeUndefined();
  expect(settle(all, 'mf_item').mf_item?.watch).toBeUndefined();
});

test('a canary that is rolled back is withdrawn, and may be tried again', () => {
  const { state, version, to } = rollBack(inCanary, 'mf_item');
  expect([version, to]).toEqual(['2.0.0', '1.0.0']);
  expect(state.mf_item).toEqual({ live: '1.0.0', good: [], withdrawn: ['2.0.0'] });
  expect(startCanary(state, 'mf_item', wish, moment).mf_item?.withdrawn).toEqual([]);
});

test('a live release that is rolled back gives its place to the last good one', () => {
  const promoted = promote(shop, 'mf_item', '2.0.0', moment, 0);
  const { state } = rollBack(promoted, 'mf_item');
  expect(state.mf_item).toEqual({ live: '1.0.0', good: [], withdrawn: ['2.0.0'] });
  expect(lastGood(promote(state, 'mf_item', '3.0.0', moment, 0).mf_item ?? { live: '', good: [], withdrawn: [] })).toBe(
    '1.0.0',
  );
});

test('a withdrawn release is nobody’s fall-back', () => {
  expect(lastGood({ live: '3.0.0', good: ['2.0.0', '1.0.0'], withdrawn: ['2.0.0'] })).toBe('1.0.0');
});

test('the first release of a package is live, a later build of this machine too', () => {
  const first = install({}, 'mf_item', '1.0.0');
  expect(first.mf_item).toEqual({ live: '1.0.0', good: [], withdrawn: [] });
  expect(install(first, 'mf_item', '1.1.0').mf_item).toEqual({ live: '1.1.0', good: ['1.0.0'], withdrawn: [] });
});

test.each([
  [
    'a canary of the live version',
    () => startCanary(shop, 'mf_item', { ...wish, version: '1.0.0' }, moment),
    /live for everybody already/,
  ],
  [
    'a second canary',
    () => startCanary(inCanary, 'mf_item', { ...wish, version: '3.0.0' }, moment),
    /has a canary already: 2\.0\.0\. Promote it or roll it back first/,
  ],
  ['a pause without a canary', () => pause(shop, 'mf_item'), /no canary to pause/],
  [
    'a roll-back with nothing before',
    () => rollBack(shop, 'mf_item'),
    /no earlier good release.*Publish a fixed version/,
  ],
  ['a package that there is not', () => startCanary(shop, 'mf_maps', wish, moment), /no package mf_maps/],
  ['the live version once more', () => promote(shop, 'mf_item', '1.0.0', moment, 0), /live for everybody already/],
])('%s is refused in one line', (_what, move, line) => expect(move).toThrow(line));
