import { eventOfOpinion, eventOfRefusal, eventOfRevision } from './events';

const revision = {
  ...{ number: 7, time: 0, name: 'mf_item', version: '2.0.0', by: 'guard', reason: 'failures 5 % against 1 %' },
  state: {},
};
const opinion = { name: 'mf_item', span: 1, time: 0, visitors: 250, reason: 'because', figures: [] };

test.each([
  ['rollback', 'mf_item 2.0.0 rolled back by guard: failures 5 % against 1 %'],
  ['promote', 'mf_item 2.0.0 promoted by guard: failures 5 % against 1 %'],
] as const)('a %s is told', (action, text) =>
  expect(eventOfRevision({ ...revision, action })).toEqual({ kind: action, text }),
);

test.each(['install', 'settle', 'pause', 'resume', 'none'] as const)('%s is not told', (action) =>
  expect(eventOfRevision({ ...revision, action })).toBeUndefined(),
);

test.each(['mismatch', 'suspect', 'undecided', 'ready'] as const)('a hold that needs somebody is told: %s', (wait) =>
  expect(eventOfOpinion({ ...opinion, outcome: 'hold', wait })?.text).toBe(
    'The guard holds the canary of mf_item: because',
  ),
);

test.each(['visitors', 'time', 'paused', 'watched'] as const)('a hold that passes by itself is not told: %s', (wait) =>
  expect(eventOfOpinion({ ...opinion, outcome: 'hold', wait })).toBeUndefined(),
);

test('a reason can’t call everybody in a channel, nor link', () => {
  const action = 'rollback' as const;
  const event = eventOfRevision({ ...revision, action, reason: '<!channel> & <https://evil.example|look>' });
  expect(event?.text).toBe(
    'mf_item 2.0.0 rolled back by guard: &lt;!channel&gt; &amp; &lt;https://evil.example|look&gt;',
  );
});

test('a refusal names its first reasons', () => {
  const reasons = Array.from({ length: 9 }, (_, n) => `reason ${n}`);
  expect(eventOfRefusal('mf_item', '2.0.0', reasons).text.split('\n')).toEqual([
    'mf_item 2.0.0 was refused by the gate:',
    ...reasons.slice(0, 5).map((line) => `• ${line}`),
  ]);
});
