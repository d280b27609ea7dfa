import { calls, envelope, type FileAnswer, fileAnswer, flag } from '@bookfront/shared/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountCalls } from './account/account-calls';
import { addressCalls } from './address/address-calls';
import { browseCalls } from './browse/browse-calls';
import type { Call, CallContext } from './call';
import { captchaCalls } from './captcha/captcha-calls';
import { cartCalls } from './cart/cart-calls';
import { checkoutCalls } from './checkout/checkout-calls';
import { deliveryCalls } from './checkout/delivery-calls';
import { paymentCalls } from './checkout/payment-calls';
import type { Db } from './database/open';
import { registerDownloads } from './download/download-routes';
import { sendFile } from './download/send-file';
import { CallError } from './failure';
import { fieldText } from './field-text';
import { giftCardCalls } from './gift-card/gift-card-calls';
import { logCalls } from './log/log-calls';
import { networkOf } from './network-of';
import { orderCalls } from './order/order-calls';
import type { PaymentDesk } from './payment/providers';
import { placeCalls } from './place/place-calls';
import { promoCalls } from './promo/promo-calls';
import { registryCalls } from './registry/registry-calls';
import { refuseCrossSite } from './session/cross-site';
import { sessionCalls } from './session/session-calls';
import { clearSecretCookie, secretCookie, setSecretCookie } from './session/session-cookie';
import { sessionBySecret } from './session/session-repository';
import { refuseClosedShop } from './store/gate';
import { shopByHost } from './store/shop';
import { storeCalls } from './store/store-calls';
import { webstoreCalls } from './store/webstore-calls';
import { titlelistCalls } from './titlelist/titlelist-calls';
import { receiveUpload } from './uploads/receive-upload';

const allCalls: readonly Call[] = [
  ...storeCalls,
  ...webstoreCalls,
  ...sessionCalls,
  ...accountCalls,
  ...addressCalls,
  ...placeCalls,
  ...browseCalls,
  ...titlelistCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...promoCalls,
  ...giftCardCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...registryCalls,
  ...orderCalls,
  ...logCalls,
  ...captchaCalls,
];

export interface CallsBase {
  db: Db;
  clock: () => number;
  payments: PaymentDesk;
}

/**
 * POST /customer/<group>/<call> for every call whose form has no file; another method is told 405, an unknown call 404.
 */
export function registerCalls(app: FastifyInstance, base: CallsBase, more: readonly Call[]): void {
  for (const call of [...allCalls, ...more])
    app.post(`/customer/${call.name}`, (request, reply) => answer(call, base, { request, reply, fields: fieldsOf }));
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: '/customer/*',
    handler: (_request, reply) =>
      reply.code(405).header('allow', 'POST').send({ error: 'Calls are posted.', code: 'post_expected' }),
  });
}

/** The same for a call whose form has a file: nothing of it is read for one whom `admit` refuses. */
export function registerUpload(app: FastifyInstance, base: CallsBase, call: Call, folder: string): void {
  app.post(`/customer/${call.name}`, async (request, reply) => {
    let discard: () => Promise<void> = async () => undefined;
    const fields = async () => {
      const received = await receiveUpload(request, folder);
      discard = received.discard;
      return received.fields;
    };
    return answer(call, base, { request, reply, fields }).finally(() => discard());
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  fields: (request: FastifyRequest) => Record<string, unknown> | Promise<Record<string, unknown>>;
}

async function answer(call: Call, base: CallsBase, { request, reply, fields: read }: Exchange): Promise<unknown> {
  refuseCrossSite(request);
  const context = await enter(base, request);
  refuseClosedShop(call, context);
  const leave = call.admit?.(context);
  return serve(call, context, { request, reply, fields: read }).finally(leave);
}

async function serve(call: Call, context: CallContext, { request, reply, fields: read }: Exchange): Promise<unknown> {
  const fields = await read(request);
  const { store_id, session_id } = envelope.parse(fields, { error: fieldText });
  refuseOtherShop(context, store_id);
  if (isWrite(call, fields)) refuseStaleHandle(call, context.session?.session_id ?? '', session_id ?? '');
  let secret: string | undefined;
  context.setSecret = (value) => {
    secret = value;
  };
  const result = await call.run(context, fields);
  if (secret === '') clearSecretCookie(request, reply);
  else if (secret) setSecretCookie(request, reply, secret);
  if (isFile(call, result)) return sendFile(reply, result);
  return reply.header('cache-control', 'no-store').send(result);
}

const isFile = (call: Call, _result: unknown): _result is FileAnswer => calls[call.name].reply === fileAnswer;

/** GET /download/customer/{name}, under the same rules. */
export function registerFiles(app: FastifyInstance, base: CallsBase): void {
  registerDownloads(app, async (request) => {
    const context = await enter(base, request);
    refuseClosedShop({ name: 'browse/get' }, context);
    refuseOtherShop(context, envelope.pick({ store_id: true }).parse(request.query, { error: fieldText }).store_id);
    return context;
  });
}

/** Who asks, and in which shop. */
async function enter({ db, clock, payments }: CallsBase, request: FastifyRequest): Promise<CallContext> {
  const now = clock();
  const shop = await shopByHost(db, request.headers.host ?? '');
  if (!shop) throw new CallError(404, 'unknown_shop', 'There is no shop at this address.');
  const session = await sessionBySecret(db, shop, secretCookie(request), now);
  const isTest = request.headers['x-bookfront-smoke'] === '1';
  return {
    db,
    now,
    shop,
    session,
    address: networkOf(request.ip),
    isTest,
    payments,
    log: request.log,
    setSecret: () => undefined,
  };
}

function refuseOtherShop({ shop }: CallContext, storeId: string | undefined): void {
  if (storeId && storeId !== shop.store_id) throw new CallError(403, 'wrong_shop', 'This call is for another shop.');
}

/** 415 also for a post that says no kind at all. */
function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  if (request.headers['content-type'] === undefined)
    throw new CallError(415, 'form_expected', 'Calls are sent as forms.');
  const { body } = request;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Asking for the session may empty its cart on the way. */
const isWrite = (call: Call, { reset_cart }: Record<string, unknown>): boolean =>
  call.write || (call.name === 'session/get' && flag.safeParse(reset_cart).data === true);

/**
 * A page that still shows another session (logged in or out in another tab) must not act in this one. Logging in or out
 * is always its way on.
 */
function refuseStaleHandle(call: Call, actual: string, claimed: string): void {
  if (claimed === '' || claimed === actual || call.name.startsWith('account/')) return;
  throw new CallError(409, 'session_changed', 'Your session has changed. Please reload the page.');
}
