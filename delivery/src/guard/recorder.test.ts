import type { Current } from '../registry/current';
import type { Fault, Observation, ObservationStore } from './observation-store';
import type { PageLoad } from './page-token';
import { createRecorder, type Recorder } from './recorder';

let recorder: Recorder;
let faults: Fault[];
let observations: Observation[];
beforeEach(() => {
  faults = [];
  observations = [];
  const canary = { version: '2.0.0', share: 10, salt: 's', steps: [], soakMs: 0, since: 0, window: 8, paused: false };
  const revision = { number: 8, state: { mf_item: { live: '1.0.0', good: [], withdrawn: [], canary } } };
  const store: Pick<ObservationStore, 'record' | 'count'> = {
    record: async (more) => void observations.push(...more),
    count: async (_tallies, more) => void faults.push(...more),
  };
  recorder = createRecorder(
    store as ObservationStore,
    { get: () => revision, at: async () => revision } as unknown as Current,
    {
      inText: (text) => text.replace('/remotes/mf_item/2.0.0/a.js:1:9', 'mf_item@2.0.0 mf-item/src/a.ts:4'),
    },
  );
});
afterEach(() => recorder.stop());

it('records a fault with the file and line of its source', async () => {
  const release = 'mf_item@2.0.0';
  await recorder.reported(pageOf('1'), [
    { kind: 'script-error', release, message: 'TypeError: x at /remotes/mf_item/2.0.0/a.js:1:9' },
  ]);
  await recorder.flush();
  expect(faults.map(({ message }) => message)).toEqual(['TypeError: x at mf_item@2.0.0 mf-item/src/a.ts:4']);
});

const pageOf = (load: string): PageLoad => ({
  load,
  visitorKey: 'v',
  revision: 8,
  arms: { mf_item: 'canary' },
  remote: 'mf_item',
  network: 'n',
  expires: 0,
});

test('a page that hung is counted once, however often its cookie is sent', async () => {
  for (let n = 0; n < 1000; n++) recorder.hung(pageOf('one'), ['mf_item@2.0.0']);
  await recorder.flush();
  recorder.hung(pageOf('one'), ['mf_item@2.0.0']);
  await recorder.flush();
  expect([faults, observations.length]).toEqual([
    [{ release: 'mf_item@2.0.0', kind: 'died', message: expect.any(String), count: 1 }],
    1,
  ]);
});

test('the buffer holds at most 20,000 faults, however many pages hung', async () => {
  for (let n = 0; n < 20_500; n++) recorder.hung(pageOf(String(n)), ['mf_item@2.0.0']);
  await recorder.flush();
  expect(faults).toHaveLength(20_000);
});
