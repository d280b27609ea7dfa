import type { BusEvents } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { afterEach } from '@jest/globals';

const stops: (() => void)[] = [];
afterEach(() => void stops.splice(0).map((stop) => stop()));

/** What is sent over the bus until the test ends. */
export function listen<K extends keyof BusEvents>(name: K): BusEvents[K][] {
  const heard: BusEvents[K][] = [];
  stops.push(bus.on(name, (event) => void heard.push(event)));
  return heard;
}
