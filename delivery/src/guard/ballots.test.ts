import type { RolloutState } from '../registry/state';
import { ballotsOf, openBallots } from './ballots';

const canary = { version: '2.0.0', share: 10, salt: 's', steps: [], soakMs: 0, since: 0, window: 8, paused: false };
const state: RolloutState = {
  mf_item: { live: '1.0.0', good: ['0.9.0'], withdrawn: [], canary },
  mf_account: { live: '1.0.0', good: [], withdrawn: [] },
};
const page = {
  load: 'l',
  voter: 'v',
  revision: 8,
  arms: { mf_item: 'canary' as const },
  remote: 'mf_item',
  expires: 0,
};
const marksOf = (events: Parameters<typeof ballotsOf>[2]) =>
  ballotsOf(page, state, events, 5).map(({ name, marks }) => [name, marks]);

test('a mount of the assigned release is one', () => {
  expect(marksOf([{ kind: 'mount', release: 'mf_item@2.0.0' }])).toEqual([['mf_item', { alive: true, mounted: true }]]);
});

test('where the fall-back is mounted, the assigned release did not load', () => {
  expect(marksOf([{ kind: 'mount', release: 'mf_item@1.0.0' }])).toEqual([
    ['mf_item', { alive: true, unloaded: true }],
  ]);
});

test('errors count for the assigned release, also when another has taken its place', () => {
  for (const release of ['mf_item@2.0.0', 'mf_item@1.0.0'])
    expect(marksOf([{ kind: 'script-error', release, message: 'x' }])).toEqual([
      ['mf_item', { alive: true, failed: true }],
    ]);
});

test('what belongs to no release of the page counts for nothing', () => {
  for (const release of ['mf_item@7.0.0', 'mf_account@1.0.0', 'nothing', 'mf_maps@1.0.0'])
    expect(marksOf([{ kind: 'render-error', release, message: 'x' }])).toEqual([['mf_item', { alive: true }]]);
});

test('outcomes count for every rollout that the visitor takes part in', () => {
  expect(marksOf([{ kind: 'outcome', release: 'mf_cart_checkout@1.0.0', name: 'cart-add', detail: '' }])).toEqual([
    ['mf_item', { alive: true, added: true }],
  ]);
});

test('vitals of the page’s own remote are kept in buckets', () => {
  const [vote] = ballotsOf(
    page,
    state,
    [
      { kind: 'vital', release: 'mf_item@2.0.0', name: 'LCP', value: 1024 },
      { kind: 'vital', release: 'mf_item@2.0.0', name: 'FCP', value: 9 },
    ],
    5,
  );
  expect(vote?.vitals).toEqual({ LCP: 120 });
});

test('the shell is there as soon as its page says anything', () => {
  const shell: RolloutState = { shell: { live: '1.0.0', good: [], withdrawn: [], canary } };
  expect(openBallots({ voter: 'v', arms: { shell: 'stable' } }, shell, 5)[0]?.marks).toEqual({
    alive: true,
    mounted: true,
  });
  expect(openBallots({ voter: 'v', arms: { shell: 'stable' } }, shell, 5, {})[0]?.marks).toEqual({});
});
