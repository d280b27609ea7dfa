/** An unexpected console error or warning fails the test. A test that expects one spies on it itself. */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

for (const level of ['error', 'warn'] as const) {
  let spy: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    spy = jest.spyOn(console, level);
  });
  afterEach(() => {
    const calls = spy.mock.calls.map((args: unknown[]) => args.map(String).join(' '));
    spy.mockRestore();
    expect(calls).toEqual([]);
  });
}

// what is awaited comes as soon as it can: the default of one second fails on a busy machine
if ('document' in globalThis)
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 5000 });

/** jsdom lays nothing out: no size ever changes. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
if ('document' in globalThis) globalThis.ResizeObserver ??= StillObserver;
