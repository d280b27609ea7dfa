import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { sessionSeconds } from './session-repository';

const batchSize = 500;
const everyMs = 6 * 60 * 60 * 1000;

/** Deletes expired sessions at startup and four times a day. After a failure it tries again next time. */
export function endOldSessions(app: FastifyInstance, db: Db, clock: () => number): void {
  const end = () =>
    deleteOldSessions(db, clock()).catch((err: unknown) => app.log.warn({ err }, 'old sessions are still there'));
  const timer = setInterval(end, everyMs).unref();
  app.addHook('onReady', async () => void (await end()));
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Deletes in batches, so that other transactions don't wait long. A guest's cart is deleted with its session; an
 * account keeps its cart.
 */
async function deleteOldSessions(db: Db, now: number): Promise<void> {
  for (;;) {
    const old = await db
      .selectFrom('session')
      .select(['session_id', 'cart_key', 'account_id'])
      .where('created', '<=', now - sessionSeconds)
      .limit(batchSize)
      .execute();
    if (old.length === 0) return;
    const ids = old.map((session) => session.session_id);
    const carts = old.filter((session) => session.account_id === null).map((session) => session.cart_key);
    await write(db, async (tx) => {
      await tx.deleteFrom('session').where('session_id', 'in', ids).execute();
      await tx.deleteFrom('cart_line').where('cart_key', 'in', carts).execute();
      await tx.deleteFrom('cart_gift_card').where('cart_key', 'in', carts).execute();
      await tx.deleteFrom('cart').where('cart_key', 'in', carts).where('account_id', 'is', null).execute();
    });
  }
}
