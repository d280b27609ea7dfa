import { envelope, flag } from '@bookfront/shared/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountCalls } from './account/account-calls';
import { browseCalls } from './browse/browse-calls';
import type { Call, CallContext } from './call';
import { cartCalls } from './cart/cart-calls';
import { checkoutCalls } from './checkout/checkout-calls';
import type { Db } from './database/open';
import { CallError } from './failure';
import { logCalls } from './log/log-calls';
import { orderCalls } from './order/order-calls';
import { refuseCrossSite } from './session/cross-site';
import { sessionCalls } from './session/session-calls';
import { clearSecretCookie, secretCookie, setSecretCookie } from './session/session-cookie';
import { sessionBySecret } from './session/session-repository';
import { refuseClosedShop } from './store/gate';
import { shopByHost } from './store/shop';
import { storeCalls } from './store/store-calls';
import { titleCalls } from './title/title-calls';
import { titlelistCalls } from './titlelist/titlelist-calls';

const allCalls: readonly Call[] = [
  ...storeCalls,
  ...sessionCalls,
  ...accountCalls,
  ...browseCalls,
  ...titleCalls,
  ...titlelistCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...logCalls,
];

/** POST /customer/<group>/<call> for every call; another method is told 405, an unknown call 404. */
export function registerCalls(app: FastifyInstance, db: Db, clock: () => number): void {
  for (const call of allCalls) app.post(`/customer/${call.name}`, (request, reply) => answer(call, { db, now: clock() }, request, reply));
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: '/customer/*',
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send({ error: 'Calls are posted.', code: 'post_expected' }),
  });
}

async function answer(call: Call, base: Pick<CallContext, 'db' | 'now'>, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  refuseCrossSite(request);
  const fields = fieldsOf(request);
  const shop = await shopByHost(base.db, request.headers.host ?? '');
  if (!shop) throw new CallError(404, 'unknown_shop', 'There is no shop at this address.');
  const { store_id, session_id } = envelope.parse(fields);
  if (store_id && store_id !== shop.store_id) throw new CallError(403, 'wrong_shop', 'This call is for another shop.');
  const session = await sessionBySecret(base.db, shop, secretCookie(request), base.now);
  if (isWrite(call, fields)) refuseStaleHandle(call, session?.session_id ?? '', session_id ?? '');
  let secret: string | undefined;
  const context: CallContext = {
    ...base,
    shop,
    session,
    address: request.ip,
    log: request.log,
    setSecret: (value) => {
      secret = value;
    },
  };
  refuseClosedShop(call, context);
  const result = await call.run(context, fields);
  if (secret === '') clearSecretCookie(request, reply);
  else if (secret) setSecretCookie(request, reply, secret);
  return reply.header('cache-control', 'no-store').send(result);
}

/** 415 also for a post that says no kind at all. */
function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  if (request.headers['content-type'] === undefined) throw new CallError(415, 'form_expected', 'Calls are sent as forms.');
  const { body } = request;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Asking for the session may empty its cart on the way. */
const isWrite = (call: Call, { reset_cart }: Record<string, unknown>): boolean =>
  call.write || (call.name === 'session/get' && flag.safeParse(reset_cart).data === true);

/** A page that still shows another session (logged in or out in another tab) must not act in this one. Logging in or out is always its way on. */
function refuseStaleHandle(call: Call, actual: string, claimed: string): void {
  if (claimed === '' || claimed === actual || call.name.startsWith('account/')) return;
  throw new CallError(409, 'session_changed', 'Your session has changed. Please reload the page.');
}
