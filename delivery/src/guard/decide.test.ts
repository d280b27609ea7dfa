import { decide, type InterimAnalysis, judgeWatched, noAnalysisYet, type Progress } from './decide';
import { type Arm, emptyArm } from './evidence';

const arm = (given: Partial<Arm>): Arm => ({ ...emptyArm(), ...given });
const soaked: Progress = { share: 5, next: 25, elapsedMs: 700_000, soakMs: 600_000, paused: false };
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

test('a canary that fails more is suspected by one analysis and rolled back by the next', () => {
  const bad = arm({ ...healthy, failed: 20 });
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

test('after the last step only failed loads count, unless the release before failed to load too', () => {
  const broken = arm({ met: 20, lastLoads: [...Array(9).fill(true), ...Array(11).fill(false)] });
  expect(judgeWatched(broken, 0.01)).toBe('it failed to load for 9 of the last 20 visitors');
  expect(judgeWatched(broken, 0.4)).toBeUndefined();
  expect(judgeWatched(arm({ met: 20, failed: 20 }), 0)).toBeUndefined();
});
