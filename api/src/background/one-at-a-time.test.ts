import { oneAtATime } from './one-at-a-time';

it('a run longer than its interval is not doubled, and the next one follows it', async () => {
  const ends: (() => void)[] = [];
  const round = oneAtATime(() => new Promise((end) => ends.push(end)));
  const first = round();
  await round();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  void round();
  expect(ends).toHaveLength(2);
});
