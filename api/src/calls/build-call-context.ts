import { networkOf, readSecret } from '@bookfront/shared/http';
import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { CallError } from '../http/failure';
import type { PaymentEnvironment } from '../payment-provider/providers';
import { sessionBySecret } from '../session/session-repository';
import { shopByHost } from '../shop/shop';

export interface CallsBase {
  db: Db;
  clock: () => number;
  payments: PaymentEnvironment;
  sharedOrigin: string;
}

/** Finds the shop by host and the visitor's session by cookie. */
export async function buildCallContext(
  { db, clock, payments, sharedOrigin }: CallsBase,
  request: FastifyRequest,
): Promise<CallContext> {
  const now = clock();
  const shop = await shopByHost(db, request.headers.host ?? '');
  if (!shop) throw new CallError(404, 'unknown_shop', m.shop_unknown());
  const session = await sessionBySecret(db, shop, readSecret(request.headers.cookie), now);
  const isTest = request.headers['x-bookfront-smoke'] === '1';
  return {
    db,
    now,
    shop,
    session,
    address: networkOf(request.ip),
    isTest,
    payments,
    sharedOrigin,
    log: request.log,
    setSecret: () => undefined,
  };
}

export function refuseOtherShop({ shop }: CallContext, storeId: string | undefined): void {
  if (storeId && storeId !== shop.store_id) throw new CallError(403, 'wrong_shop', m.failure_other_shop());
}
