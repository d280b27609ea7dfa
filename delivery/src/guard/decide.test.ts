import { decide, type InterimAnalysis, judgeWatched, noAnalysisYet, type Progress } from './decide';
import { type Arm, emptyArm } from './evidence';

/** By default each failure is of a network of its own. */
const arm = ({ failed = 0, lastLoads = [], ...given }: Partial<Arm>): Arm => ({
  ...{ ...emptyArm(), failed, lastLoads, failedNetworks: failed },
  ...{ unloadedNetworks: lastLoads.filter(Boolean).length, ...given },
});
const soaked: Progress = {
  share: 5,
  next: 25,
  elapsedMs: 700_000,
  soakMs: 600_000,
  deadlineMs: 604_800_000,
  paused: false,
};
const stable = arm({ met: 4000, failed: 40, served: 4000, silent: 400, added: 400, ordered: 120 });
const healthy = arm({ met: 240, failed: 2, served: 240, silent: 24, added: 24, ordered: 7 });

const judge = (
  canary: Arm,
  progress: Partial<Progress> = {},
  analysis: InterimAnalysis = noAnalysisYet,
  beside = stable,
) => decide({ ...soaked, ...progress }, { canary, stable: beside }, analysis);

test('a step ends after its time and 200 visitors', () => {
  expect(judge(healthy).outcome).toBe('advance');
  expect(judge(healthy, { elapsedMs: 10_000 })).toMatchObject({
    outcome: 'hold',
    reason: 'the step’s time is not over for 590 s'.replace('’', "'"),
  });
  expect(judge({ ...healthy, met: 150, served: 150 })).toMatchObject({
    outcome: 'hold',
    reason: '150 of the 200 visitors that a step needs',
  });
  expect(judge(healthy, { paused: true }).reason).toBe('paused by hand');
});

test('a good canary without steps waits for its team', () => {
  expect(judge(healthy, { next: undefined })).toMatchObject({
    outcome: 'hold',
    reason: 'no worse so far; promote it, or let it climb with --steps',
  });
});

test('no canary climbs in a freeze, and a bad one is still found', () => {
  expect(judge(healthy, { frozen: true })).toMatchObject({ outcome: 'hold', wait: 'frozen' });
  const bad = arm({ ...healthy, failed: 20, failedNetworks: 20 });
  const { analysis } = judge(bad, { frozen: true });
  expect(judge({ ...bad, met: 262, served: 262 }, { frozen: true }, analysis).outcome).toBe('roll back');
});

test('a canary that fails more is suspected by one analysis and rolled back by the next', () => {
  const bad = arm({ ...healthy, failed: 20, failedNetworks: 20 });
  const first = judge(bad);
  expect(first).toMatchObject({
    outcome: 'hold',
    reason: expect.stringMatching(/^failures 8\.3 % against 1\.0 %: looked at again/),
  });
  expect(judge(bad, {}, first.analysis)).toMatchObject({ outcome: 'hold' });
  const second = judge({ ...bad, met: 262, served: 262, failed: 21 }, {}, first.analysis);
  expect(second).toMatchObject({
    outcome: 'roll back',
    reason: 'failures 8.0 % against 1.0 %, among 262 visitors of the canary',
  });
});

test('a suspicion that isn’t confirmed is dropped', () => {
  const analysis: InterimAnalysis = { visitors: 200, suspects: ['failures'] };
  expect(judge(healthy, {}, analysis).outcome).toBe('advance');
});

test.each([
  ['orders', { met: 2000, served: 2000, added: 200, ordered: 5 }, /^orders 0\.3 % against 3\.0 %/],
  [
    'pages that never answer',
    { met: 10, served: 240, silent: 100 },
    /^pages that never answered 37\.7 % against 10\.0 %/,
  ],
  ['cart adds', { met: 1000, served: 1000, added: 10 }, /^cart adds 1\.0 % against 10\.0 %/],
])('worse %s roll the canary back', (_what, given, reason) => {
  const bad = arm({ ...healthy, ordered: 60, added: 24, ...given });
  const { analysis } = judge(bad);
  expect(judge({ ...bad, served: bad.served + 25 }, {}, analysis)).toMatchObject({
    outcome: 'roll back',
    reason: expect.stringMatching(reason),
  });
});

test('a canary that fails to load for eight of the last twenty visitors is rolled back at once', () => {
  const lastLoads = [...Array(8).fill(true), ...Array(2).fill(false)];
  expect(judge(arm({ met: 10, failed: 8, lastLoads }))).toMatchObject({
    outcome: 'roll back',
    reason: 'it failed to load for 8 of the last 10 visitors',
  });
  expect(judge(arm({ met: 10, failed: 7, lastLoads: lastLoads.slice(1) })).outcome).toBe('hold');
});

test('the canary isn’t rolled back if the stable release fails to load too', () => {
  const lastLoads = Array(20).fill(true);
  expect(judge(arm({ met: 20, failed: 20, lastLoads }), {}, noAnalysisYet, arm({ ...stable, lastLoads })).outcome).toBe(
    'hold',
  );
});

test('a canary stays at half of the shoppers until its failures are known precisely enough', () => {
  const half = { share: 50, next: 100 };
  const few = arm({ met: 200, failed: 4, served: 200 });
  expect(judge(few, half, noAnalysisYet, few)).toMatchObject({
    outcome: 'hold',
    reason: expect.stringMatching(/^undecided: failures 2\.0 % against 2\.0 % could still be 2\.3 points more/),
  });
  const many = arm({ met: 2000, failed: 40, served: 2000 });
  expect(judge(many, half, noAnalysisYet, many).outcome).toBe('advance');
});

test('failures of fewer than three networks roll nothing back, however many they are', () => {
  const forged = arm({ ...healthy, failed: 60, failedNetworks: 2 });
  const { analysis } = judge(forged);
  expect(judge({ ...forged, met: 262, served: 262 }, {}, analysis).outcome).not.toBe('roll back');
  const unloaded = arm({ met: 21, failed: 21, lastLoads: Array(20).fill(true), unloadedNetworks: 2 });
  expect(judge(unloaded).outcome).toBe('hold');
});

test.each([
  [50, 1000, 1500, true],
  [10, 0, 50_000, true],
  [10, 1000, 9000, false],
  [5, 240, 4000, false],
  [100, 900, 0, false],
])('at %d %%, %d visitors of the canary beside %d: a mismatch is %s', (share, ours, theirs, isMismatch) => {
  const { outcome, reason } = judge({ ...healthy, assigned: ours }, { share }, noAnalysisYet, {
    ...stable,
    assigned: theirs,
  });
  expect(/^sample ratio mismatch: /.test(reason)).toBe(isMismatch);
  if (isMismatch) expect(outcome).toBe('hold');
});

test('a canary that too few visitors met within its time ends', () => {
  const few = { ...healthy, met: 30, served: 30 };
  expect(judge(few, { elapsedMs: 604_800_000 })).toMatchObject({
    outcome: 'expire',
    reason: 'only 30 of the 200 visitors that a step needs came in 7 days',
  });
  expect(judge(few, { elapsedMs: 604_700_000 }).outcome).toBe('hold');
  expect(judge(few, { elapsedMs: 604_800_000, paused: true }).outcome).toBe('hold');
});

test('a canary for everybody is judged by the failures that are usual', () => {
  const broken = arm({ met: 300, served: 300, failed: 300 });
  const { analysis } = judge(broken, { share: 100, next: undefined }, noAnalysisYet, emptyArm());
  expect(
    judge({ ...broken, met: 320, served: 320 }, { share: 100, next: undefined }, analysis, emptyArm()),
  ).toMatchObject({
    outcome: 'roll back',
    reason: expect.stringMatching(/^failures 93\.8 % against 2\.0 %/),
  });
});

test('a live release that fails to load is rolled back, unless the one before failed to load too', () => {
  const broken = arm({ met: 20, lastLoads: [...Array(9).fill(true), ...Array(11).fill(false)] });
  expect(judgeWatched(broken, { loadFailures: 0.01 }, noAnalysisYet)).toMatchObject({
    outcome: 'roll back',
    reason: 'it failed to load for 9 of the last 20 visitors',
  });
  expect(judgeWatched(broken, { loadFailures: 0.4 }, noAnalysisYet).outcome).toBe('hold');
});

test('a live release that throws more than the one before is rolled back at the second analysis', () => {
  const before = { loadFailures: 0, failures: { hit: 20, of: 2000 } };
  const broken = arm({ met: 300, failed: 30 });
  const first = judgeWatched(broken, before, noAnalysisYet);
  expect(first).toMatchObject({ outcome: 'hold', reason: expect.stringMatching(/looked at again/) });
  expect(judgeWatched(arm({ met: 320, failed: 32 }), before, first.analysis)).toMatchObject({
    outcome: 'roll back',
    reason: 'failures 10.0 % against 1.0 %, among 320 visitors since it is live',
  });
  const usual = { loadFailures: 0, failures: { hit: 200, of: 2000 } };
  expect(judgeWatched(arm({ met: 320, failed: 32 }), usual, first.analysis).outcome).toBe('hold');
});
