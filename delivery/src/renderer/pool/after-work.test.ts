import { afterWork } from './after-work';

let worked = 0;
beforeEach(() => {
  worked = 0;
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: worked * 1000, system: 0 }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** When it was late, where this process gets `share` of a processor. */
function lateAt(share: number): number {
  let at = 0;
  afterWork(1000, () => {
    at = performance.now();
  });
  for (let ms = 0; ms < 6000 && at === 0; ms += 10) {
    worked += 10 * share;
    jest.advanceTimersByTime(10);
  }
  return at;
}

test('what works all the time is late when its time is over', () => expect(lateAt(1)).toBeLessThanOrEqual(1020));
test('what gets a part of a processor has longer', () => expect(lateAt(0.6)).toBeGreaterThan(1600));
test('what hangs without working is late too', () => expect(lateAt(0)).toBeLessThanOrEqual(2020));
test('what has ended in time is not late', () => {
  const late = jest.fn();
  afterWork(1000, late)();
  jest.advanceTimersByTime(10_000);
  expect(late).not.toHaveBeenCalled();
});
