import type { Current } from '../registry/current';
import type { PageLoad } from './page-token';
import { createRecorder, type Recorder } from './recorder';
import type { Fault, Vote, VoteStore } from './votes';

let recorder: Recorder;
let faults: Fault[];
let votes: Vote[];
beforeEach(() => {
  faults = [];
  votes = [];
  const canary = { version: '2.0.0', share: 10, salt: 's', steps: [], soakMs: 0, since: 0, window: 8, paused: false };
  const revision = { number: 8, state: { mf_item: { live: '1.0.0', good: [], withdrawn: [], canary } } };
  const store: Pick<VoteStore, 'cast' | 'count'> = {
    cast: async (cast) => void votes.push(...cast),
    count: async (_tallies, more) => void faults.push(...more),
  };
  recorder = createRecorder(
    store as VoteStore,
    { get: () => revision, at: async () => revision } as unknown as Current,
    {
      inText: (text) => text.replace('/remotes/mf_item/2.0.0/a.js:1:9', 'mf_item@2.0.0 mf-item/src/a.ts:4'),
    },
  );
});
afterEach(() => recorder.stop());

it('keeps a fault with the file and line of its source', async () => {
  const release = 'mf_item@2.0.0';
  await recorder.reported(pageOf('1'), [
    { kind: 'script-error', release, message: 'TypeError: x at /remotes/mf_item/2.0.0/a.js:1:9' },
  ]);
  await recorder.flush();
  expect(faults.map(({ message }) => message)).toEqual(['TypeError: x at mf_item@2.0.0 mf-item/src/a.ts:4']);
});

const pageOf = (load: string): PageLoad => ({
  load,
  voter: 'v',
  revision: 8,
  arms: { mf_item: 'canary' },
  remote: 'mf_item',
  expires: 0,
});

test('a page that hung is counted once, however often its cookie comes back', async () => {
  for (let n = 0; n < 1000; n++) recorder.died(pageOf('one'), ['mf_item@2.0.0']);
  await recorder.flush();
  recorder.died(pageOf('one'), ['mf_item@2.0.0']);
  await recorder.flush();
  expect([faults, votes.length]).toEqual([
    [{ release: 'mf_item@2.0.0', kind: 'died', message: expect.any(String), count: 1 }],
    1,
  ]);
});

test('however many pages hung at once, only so many faults wait to be written', async () => {
  for (let n = 0; n < 20_500; n++) recorder.died(pageOf(String(n)), ['mf_item@2.0.0']);
  await recorder.flush();
  expect(faults).toHaveLength(20_000);
});
