import { createTurns } from './turns';

it('tasks run a few at a time, some wait, and the rest are refused', async () => {
  const inTurn = createTurns(2, 3, () => new Error('busy'));
  let running = 0;
  let peak = 0;
  const task = async () => {
    peak = Math.max(peak, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running--;
  };
  const results = await Promise.allSettled(Array.from({ length: 7 }, () => inTurn(task)));
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
  expect(peak).toBe(2);
});

it('a task that fails gives its turn to the next', async () => {
  const inTurn = createTurns(1, 5, () => new Error('busy'));
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await Promise.all([inTurn(async () => 1), inTurn(async () => 2)])).toEqual([1, 2]);
});
