import type { RolloutState } from './state';
import { advance, expire, install, lastGood, pause, promote, rollBack, settle, startCanary } from './transitions';

const noFailures = { loadFailures: 0 };
const context = { now: 1000, revision: 8 };
const shop: RolloutState = { mf_item: { live: '1.0.0', good: [], withdrawn: [] } };
const request = { version: '2.0.0', share: 5, salt: 's' };
const inCanary = startCanary(shop, 'mf_item', request, context);

test('a canary starts beside the live release', () => {
  expect(inCanary.mf_item).toMatchObject({
    live: '1.0.0',
    canary: { version: '2.0.0', share: 5, salt: 's', since: 1000, window: 8, paused: false },
  });
});

test('a new share keeps the visitors and starts a step', () => {
  const next = startCanary(inCanary, 'mf_item', { ...request, share: 20, salt: 'other' }, { now: 2000, revision: 9 });
  expect(next.mf_item?.canary).toMatchObject({ share: 20, salt: 's', since: 2000, window: 9 });
});

test('a canary advances through its steps; after the last it is live, and its predecessor the last good release', () => {
  const climbing = startCanary(shop, 'mf_item', { ...request, steps: [5, 50, 100] }, context);
  const half = advance(climbing, 'mf_item', { now: 2000, revision: 9 }, noFailures);
  expect(half.mf_item?.canary?.share).toBe(50);
  const all = advance(half, 'mf_item', { now: 3000, revision: 10 }, { loadFailures: 0.1 });
  expect(all.mf_item).toMatchObject({
    live: '2.0.0',
    good: ['1.0.0'],
    watch: { version: '2.0.0', before: '1.0.0', window: 10, loadFailures: 0.1 },
  });
  expect(all.mf_item?.canary).toBeUndefined();
  expect(settle(all, 'mf_item').mf_item?.watch).toBeUndefined();
});

test('a canary for one audience stays a canary at 100 %: nobody else gets it', () => {
  const only = { ...request, only: 'shop=lamplight' as const, steps: [50, 100] };
  const half = startCanary(shop, 'mf_item', { ...only, share: 50 }, context);
  const all = advance(half, 'mf_item', { now: 2000, revision: 9 }, noFailures);
  expect(all.mf_item).toMatchObject({
    live: '1.0.0',
    canary: { version: '2.0.0', share: 100, only: 'shop=lamplight' },
  });
});

test('a rolled-back canary is withdrawn, and may be tried again', () => {
  const { state, version, to } = rollBack(inCanary, 'mf_item');
  expect([version, to]).toEqual(['2.0.0', '1.0.0']);
  expect(state.mf_item).toEqual({ live: '1.0.0', good: [], withdrawn: ['2.0.0'] });
  expect(startCanary(state, 'mf_item', request, context).mf_item?.withdrawn).toEqual([]);
});

test('the last good release replaces a live one that is rolled back', () => {
  const promoted = promote(shop, 'mf_item', '2.0.0', context, noFailures);
  const { state } = rollBack(promoted, 'mf_item', '2.0.0');
  expect(state.mf_item).toEqual({ live: '1.0.0', good: [], withdrawn: ['2.0.0'] });
  expect(
    lastGood(promote(state, 'mf_item', '3.0.0', context, noFailures).mf_item ?? { live: '', good: [], withdrawn: [] }),
  ).toBe('1.0.0');
});

test('the second of two equal roll-backs does not take the live release back', () => {
  const { state } = rollBack(inCanary, 'mf_item');
  expect(() => rollBack(state, 'mf_item')).toThrow(/^mf_item has no canary\. .*rollback mf_item 1\.0\.0$/);
  expect(() => rollBack(state, 'mf_item', '2.0.0')).toThrow(/neither live nor a canary/);
});

test('a named live release is rolled back beside a canary, which goes on', () => {
  const promoted = promote(shop, 'mf_item', '2.0.0', context, noFailures);
  const climbing = startCanary(promoted, 'mf_item', { ...request, version: '3.0.0' }, context);
  const { state } = rollBack(climbing, 'mf_item', '2.0.0');
  expect(state.mf_item).toMatchObject({ live: '1.0.0', withdrawn: ['2.0.0'], canary: { version: '3.0.0' } });
});

test('a canary that expires is not withdrawn', () => {
  expect(expire(inCanary, 'mf_item')).toEqual(shop);
});

test('a withdrawn release is no fall-back', () => {
  expect(lastGood({ live: '3.0.0', good: ['2.0.0', '1.0.0'], withdrawn: ['2.0.0'] })).toBe('1.0.0');
});

test('the first release of a package and later builds of this machine become live', () => {
  const first = install({}, 'mf_item', '1.0.0');
  expect(first.mf_item).toEqual({ live: '1.0.0', good: [], withdrawn: [] });
  expect(install(first, 'mf_item', '1.1.0').mf_item).toEqual({ live: '1.1.0', good: ['1.0.0'], withdrawn: [] });
});

test.each([
  [
    'a canary of the live version',
    () => startCanary(shop, 'mf_item', { ...request, version: '1.0.0' }, context),
    /live for everybody already/,
  ],
  [
    'a second canary',
    () => startCanary(inCanary, 'mf_item', { ...request, version: '3.0.0' }, context),
    /has a canary already: 2\.0\.0\. Promote it or roll it back first/,
  ],
  ['a pause without a canary', () => pause(shop, 'mf_item'), /no canary to pause/],
  [
    'a roll-back with nothing before',
    () => rollBack(shop, 'mf_item', '1.0.0'),
    /no earlier good release.*Publish a fixed version/,
  ],
  ['an unknown package', () => startCanary(shop, 'mf_maps', request, context), /no package mf_maps/],
  [
    'promoting the live version',
    () => promote(shop, 'mf_item', '1.0.0', context, noFailures),
    /live for everybody already/,
  ],
])('%s is refused with one line', (_what, transition, line) => expect(transition).toThrow(line));
