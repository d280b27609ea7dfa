import * as m from '#messages';
import { throttled } from '../http/failure';
import { createRateLimit } from '../rate-limit/rate-limit';

interface Visitor {
  session: { account_id: string | null } | undefined;
  /** The rate-limit key (networkOf). */
  address: string;
  /** Unix seconds. */
  now: number;
}

/**
 * Limits a visitor's uploads per minute and at the same time, so that nobody blocks the readers. Returns a function to
 * run when the upload has been read.
 */
export function createAdmission({
  perMinute,
  concurrency,
}: {
  perMinute: number;
  concurrency: number;
}): (visitor: Visitor) => () => void {
  const files = createRateLimit(perMinute);
  const running = new Map<string, number>();
  return ({ session, address, now }) => {
    if (!files.take(address, now)) throw throttled(m.upload_too_many());
    const visitor = session?.account_id ?? address;
    const before = running.get(visitor) ?? 0;
    if (before >= concurrency) throw throttled(m.upload_still_reading());
    running.set(visitor, before + 1);
    return () => {
      const left = (running.get(visitor) ?? 1) - 1;
      if (left > 0) running.set(visitor, left);
      else running.delete(visitor);
    };
  };
}

export const uploadLimit = { perMinute: 30, concurrency: 2 } as const;
