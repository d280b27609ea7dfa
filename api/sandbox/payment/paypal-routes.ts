import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../src/money/decimal';
import { type Bank, type Deal, whims } from './bank';
import type { Answer, Route } from './http';

const money = z.object({ currency_code: z.string(), value: z.string() });
const newOrder = z.object({
  intent: z.literal('AUTHORIZE'),
  purchase_units: z
    .array(z.object({ custom_id: z.string(), amount: money.extend({ breakdown: z.record(z.string(), money) }) }))
    .length(1),
});

/** PayPal's Orders API, as much of it as is asked, and the answers of its approval window. */
export function paypalRoutes(bank: Bank): Route[] {
  const base = '/paypal';
  const issue = (name: string): Answer => ({ status: 422, json: { details: [{ issue: name }] } });

  const create: Route[2] = ({ fields }) => {
    const [unit] = newOrder.safeParse(fields).data?.purchase_units ?? [];
    if (!unit || !addsUp(unit.amount)) return issue('AMOUNT_MISMATCH');
    const { currency_code: currency, value } = unit.amount;
    return {
      status: 201,
      json: toOrder(
        bank.open({ provider: 'paypal', merchantReference: unit.custom_id, amount: fromDecimal(value), currency }),
      ),
    };
  };

  const authorise: Route[2] = ({ params }) => {
    const deal = bank.byId(params.id ?? '');
    if (!deal || deal.status === 'open') return issue('ORDER_NOT_APPROVED');
    if (deal.status !== 'approved') return issue('ORDER_ALREADY_AUTHORIZED');
    if (!bank.authorise(deal, deal.whim).answered) return { drop: true };
    return isDeclined(deal) ? issue('INSTRUMENT_DECLINED') : { status: 201, json: toOrder(deal) };
  };

  const move =
    (status: 'captured' | 'cancelled'): Route[2] =>
    ({ params }) => {
      const deal = bank.byId((params.id ?? '').replace(/^(auth|cap)-/, ''));
      if (!deal) return { status: 404, json: { details: [] } };
      if (deal.status === 'authorised' || (deal.status === 'captured' && status === 'cancelled'))
        bank.move(deal, status);
      return { status: 201, json: { id: params.id, status: 'COMPLETED' } };
    };

  const approve: Route[2] = ({ fields }) => {
    const { data } = z.object({ id: z.string(), whim: z.enum(whims) }).safeParse(fields);
    const deal = data && bank.byId(data.id);
    if (!data || deal?.status !== 'open') return { status: 404, json: { error: 'This order is no longer open.' } };
    deal.whim = data.whim;
    bank.move(deal, 'approved');
    return { json: { ok: true } };
  };

  return [
    ['POST', `${base}/v1/oauth2/token`, () => ({ json: { access_token: 'sandbox', token_type: 'Bearer' } })],
    ['POST', `${base}/v2/checkout/orders`, create],
    ['GET', `${base}/v2/checkout/orders/:id`, ({ params }) => known(bank.byId(params.id ?? ''))],
    ['POST', `${base}/v2/checkout/orders/:id/authorize`, authorise],
    ['POST', `${base}/v2/payments/authorizations/:id/capture`, move('captured')],
    ['POST', `${base}/v2/payments/authorizations/:id/void`, move('cancelled')],
    ['POST', `${base}/v2/payments/captures/:id/refund`, move('cancelled')],
    ['POST', `${base}/answer`, approve],
  ];
}

/** What the bank has just made of a deal. */
const isDeclined = ({ status }: Deal): boolean => status === 'declined';

const known = (deal: Deal | undefined): Answer =>
  deal ? { json: toOrder(deal) } : { status: 404, json: { name: 'RESOURCE_NOT_FOUND', details: [] } };

/** PayPal refuses a breakdown that is not the amount, to the cent. */
function addsUp({ value, breakdown }: { value: string; breakdown: Record<string, { value: string }> }): boolean {
  const part = (name: string) => fromDecimal(breakdown[name]?.value ?? '0.00');
  return fromDecimal(value) === part('item_total') + part('tax_total') + part('shipping') - part('discount');
}

const authorisations: Partial<Record<Deal['status'], string>> = {
  authorised: 'CREATED',
  captured: 'CAPTURED',
  cancelled: 'VOIDED',
};

function toOrder(deal: Deal) {
  const amount = { currency_code: deal.currency, value: toDecimal(deal.held) };
  const held = authorisations[deal.status];
  const authorizations = held ? [{ id: `auth-${deal.id}`, status: held, amount }] : [];
  const captures = deal.status === 'captured' ? [{ id: `cap-${deal.id}`, status: 'COMPLETED', amount }] : [];
  const unit = { custom_id: deal.merchantReference, amount, payments: { authorizations, captures } };
  return { id: deal.id, status: deal.status === 'open' ? 'CREATED' : 'COMPLETED', purchase_units: [unit] };
}
