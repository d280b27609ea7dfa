import { bus } from '@bookfront/shared/events';
import { afterEach } from '@jest/globals';

let stop = () => {};
afterEach(() => stop());

/** Collects the texts of toasts until the end of the test. */
export function toasts(): string[] {
  const said: string[] = [];
  stop = bus.on('toast:wanted', ({ text }) => said.push(text));
  return said;
}
