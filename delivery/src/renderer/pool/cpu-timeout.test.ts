import { startCpuTimeout } from './cpu-timeout';

let cpuMs = 0;
beforeEach(() => {
  cpuMs = 0;
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: cpuMs * 1000, system: 0 }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** When the timeout fires if this process gets `share` of a processor. */
function timedOutAt(share: number): number {
  let at = 0;
  startCpuTimeout(1000, () => {
    at = performance.now();
  });
  for (let ms = 0; ms < 6000 && at === 0; ms += 10) {
    cpuMs += 10 * share;
    jest.advanceTimersByTime(10);
  }
  return at;
}

test('times out after its time if the process has a whole processor', () =>
  expect(timedOutAt(1)).toBeLessThanOrEqual(1020));
test('times out later if the process has a part of a processor', () => expect(timedOutAt(0.6)).toBeGreaterThan(1600));
test('times out after twice its time if the process uses no processor', () =>
  expect(timedOutAt(0)).toBeLessThanOrEqual(2020));
test('does not time out once it is cancelled', () => {
  const onTimeout = jest.fn();
  startCpuTimeout(1000, onTimeout)();
  jest.advanceTimersByTime(10_000);
  expect(onTimeout).not.toHaveBeenCalled();
});
