import type { BusEvents } from '../contract';
import { assertSingleton } from '../contract/assert-singleton';

assertSingleton('events');

type Handler<T> = (event: T) => void;

/** The event bus: small facts between packages. One instance a page (strict singleton). */
class EventBus {
  readonly #handlers = new Map<string, Set<Handler<never>>>();

  /** Gives back the function that stops listening. */
  on<K extends keyof BusEvents>(name: K, handler: Handler<BusEvents[K]>): () => void {
    const set = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, set.add(handler as Handler<never>));
    return () => void set.delete(handler as Handler<never>);
  }

  emit<K extends keyof BusEvents>(name: K, event: BusEvents[K]): void {
    for (const handler of this.#handlers.get(name) ?? []) (handler as Handler<BusEvents[K]>)(event);
  }
}

export const bus = new EventBus();

/** A short text for the shopper; the shell shows it for 3 seconds and says it to a screen reader. */
export const toast = (text: string, tone: 'success' | 'error' = 'success'): void =>
  bus.emit('toast:wanted', { text, tone });
