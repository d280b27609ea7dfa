import * as m from '#messages';
import { throttled } from '../http/failure';
import { createRateLimit } from '../rate-limit/rate-limit';

interface Visitor {
  session: { account_id: string | null } | undefined;
  /** As networkOf counts. */
  address: string;
  /** Unix seconds. */
  now: number;
}

/**
 * So many files in a minute, and so many at the same time, of one visitor: nobody keeps the readers to themselves.
 * Answers what to do when one has been read.
 */
export function createAdmission({
  perMinute,
  atOnce,
}: {
  perMinute: number;
  atOnce: number;
}): (visitor: Visitor) => () => void {
  const files = createRateLimit(perMinute);
  const running = new Map<string, number>();
  return ({ session, address, now }) => {
    if (!files.take(address, now)) throw throttled(m.upload_too_many());
    const visitor = session?.account_id ?? address;
    const before = running.get(visitor) ?? 0;
    if (before >= atOnce) throw throttled(m.upload_still_reading());
    running.set(visitor, before + 1);
    return () => {
      const left = (running.get(visitor) ?? 1) - 1;
      if (left > 0) running.set(visitor, left);
      else running.delete(visitor);
    };
  };
}

export const uploadLimit = { perMinute: 30, atOnce: 2 } as const;
