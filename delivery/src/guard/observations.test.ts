import type { RolloutState } from '../registry/state';
import { newObservations, observationsOf } from './observations';

const canary = { version: '2.0.0', share: 10, salt: 's', steps: [], soakMs: 0, since: 0, window: 8, paused: false };
const state: RolloutState = {
  mf_item: { live: '1.0.0', good: ['0.9.0'], withdrawn: [], canary },
  mf_account: { live: '1.0.0', good: [], withdrawn: [] },
};
const page = {
  load: 'l',
  visitorKey: 'v',
  revision: 8,
  arms: { mf_item: 'canary' as const },
  remote: 'mf_item',
  network: 'n',
  expires: 0,
};
const flagsOf = (events: Parameters<typeof observationsOf>[2]) =>
  observationsOf(page, state, events, 5).map(({ name, flags }) => [name, flags]);

test('mounting the assigned release sets mounted', () => {
  expect(flagsOf([{ kind: 'mount', release: 'mf_item@2.0.0' }])).toEqual([['mf_item', { alive: true, mounted: true }]]);
});

test('mounting the fall-back means that the assigned release did not load', () => {
  expect(flagsOf([{ kind: 'mount', release: 'mf_item@1.0.0' }])).toEqual([
    ['mf_item', { alive: true, unloaded: true }],
  ]);
});

test('errors count for the assigned release, even if its fall-back was shown', () => {
  for (const release of ['mf_item@2.0.0', 'mf_item@1.0.0'])
    expect(flagsOf([{ kind: 'script-error', release, message: 'x' }])).toEqual([
      ['mf_item', { alive: true, failed: true }],
    ]);
});

test('events of releases that the page doesn’t have are ignored', () => {
  for (const release of ['mf_item@7.0.0', 'mf_account@7.0.0', 'nothing', 'mf_maps@1.0.0', 'constructor@1'])
    expect(flagsOf([{ kind: 'render-error', release, message: 'x' }])).toEqual([['mf_item', { alive: true }]]);
});

test('an error of another package counts against every rollout of the page', () => {
  const both: RolloutState = { ...state, mf_lists_registry: { live: '1.0.0', good: [], withdrawn: [], canary } };
  const arms = { mf_item: 'canary' as const, mf_lists_registry: 'stable' as const };
  const event = { kind: 'render-error' as const, release: 'mf_account@1.0.0', message: 'map is no function' };
  const flags = observationsOf({ ...page, arms }, both, [event], 5).map((one) => [one.name, one.flags]);
  expect(flags).toEqual([
    ['mf_item', { alive: true, disturbed: true }],
    ['mf_lists_registry', { alive: true, disturbed: true }],
  ]);
});

test('outcomes count for every rollout that the visitor takes part in', () => {
  expect(flagsOf([{ kind: 'outcome', release: 'mf_cart_checkout@1.0.0', name: 'cart-add', detail: '' }])).toEqual([
    ['mf_item', { alive: true, added: true }],
  ]);
});

test('vitals of the page’s own remote are stored in buckets', () => {
  const [observation] = observationsOf(
    page,
    state,
    [
      { kind: 'vital', release: 'mf_item@2.0.0', name: 'LCP', value: 1024 },
      { kind: 'vital', release: 'mf_item@2.0.0', name: 'FCP', value: 9 },
    ],
    5,
  );
  expect(observation?.vitals).toEqual({ LCP: 120 });
});

test('the LCP of a page with cold files is kept apart from that of warm ones', () => {
  const event = { kind: 'vital', release: 'mf_item@2.0.0', name: 'LCP', value: 1024, cold: true } as const;
  expect(observationsOf(page, state, [event], 5)[0]?.vitals).toEqual({ 'LCP (cold)': 120 });
});

test('any report means that the shell was mounted', () => {
  const shell: RolloutState = { shell: { live: '1.0.0', good: [], withdrawn: [], canary } };
  expect(newObservations({ visitorKey: 'v', network: 'n', arms: { shell: 'stable' } }, shell, 5)[0]?.flags).toEqual({
    alive: true,
    mounted: true,
  });
  expect(newObservations({ visitorKey: 'v', network: 'n', arms: { shell: 'stable' } }, shell, 5, {})[0]?.flags).toEqual(
    {},
  );
});
