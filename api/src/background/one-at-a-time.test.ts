import { oneAtATime } from './one-at-a-time';

it('a round that takes longer than its interval has no second beside it, and the next comes afterwards', async () => {
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
