import type { Published, Revision } from '../registry/state';
import { liveSince, neededNow, prunable } from './prune';

const release = (version: string): Published => ({ name: 'mf_item', version, commit: '', time: 0, by: '', bytes: 0 });
const newestFirst = Array.from({ length: 25 }, (_, n) => release(`1.0.${25 - n}`));
const revision = (number: number, time: number, live: string): Revision => ({
  number,
  time,
  action: 'promote',
  name: 'mf_item',
  version: live,
  by: '',
  reason: '',
  state: { mf_item: { live, good: [], withdrawn: [] } },
});

test('the last twenty releases and needed older ones are not prunable', () => {
  expect(prunable(newestFirst, new Set(['1.0.2'])).map(({ version }) => version)).toEqual([
    '1.0.5',
    '1.0.4',
    '1.0.3',
    '1.0.1',
  ]);
  expect(prunable(newestFirst.slice(0, 20), new Set())).toEqual([]);
});

test('versions live since a time include the one that was live then', () => {
  const history = [
    revision(4, 400, '1.0.4'),
    revision(3, 300, '1.0.3'),
    revision(2, 200, '1.0.2'),
    revision(1, 100, '1.0.1'),
  ];
  expect(liveSince(history, 'mf_item', 250)).toEqual(['1.0.4', '1.0.3', '1.0.2']);
  expect(liveSince(history, 'mf_item', 0)).toHaveLength(4);
});

test('live, canary and last good release are needed now', () => {
  const canary = { version: '3.0.0', share: 5, salt: '', steps: [], soakMs: 0, since: 0, window: 1, paused: false };
  expect(neededNow({ mf_item: { live: '2.0.0', good: ['1.0.0', '0.9.0'], withdrawn: [], canary } }, 'mf_item')).toEqual(
    ['2.0.0', '3.0.0', '1.0.0'],
  );
});
