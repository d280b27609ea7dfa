import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../src/money/decimal';
import { type Bank, type Deal, whimOfCard } from './bank';
import type { Route } from './http';

const opening = z.object({ orderId: z.string(), amount: z.string(), currency: z.string() });
const words: Record<Deal['status'], string> = {
  open: 'open',
  approved: 'open',
  authorised: 'authorized',
  captured: 'captured',
  cancelled: 'voided',
  declined: 'declined',
};
const toReply = (deal: Deal) => ({
  uID: deal.id,
  status: words[deal.status],
  amount: toDecimal(deal.held),
  currency: deal.currency,
  orderId: deal.merchantReference,
});

/** A hosted payment frame's server side: opened with an amount, paid in the frame, asked afterwards. */
export function chaseRoutes(bank: Bank): Route[] {
  const open: Route[2] = ({ fields }) => {
    const asked = opening.safeParse(fields).data;
    if (!asked) return { status: 400, json: {} };
    const { orderId: merchantReference, amount, currency } = asked;
    return {
      json: toReply(bank.open({ provider: 'chase', merchantReference, amount: fromDecimal(amount), currency })),
    };
  };

  const follow =
    (verb: 'query' | 'capture' | 'void' | 'refund'): Route[2] =>
    ({ fields }) => {
      const deal = bank.byId(z.object({ uID: z.string() }).safeParse(fields).data?.uID ?? '');
      if (!deal) return { json: {} };
      const isMoved =
        verb !== 'query' &&
        (deal.status === 'authorised' ||
          (verb === 'void' && deal.status === 'open') ||
          (verb === 'refund' && deal.status === 'captured'));
      if (isMoved) bank.move(deal, verb === 'capture' ? 'captured' : 'cancelled');
      return { json: toReply(deal) };
    };

  /**
   * The frame's own form: what it does with the card stays here. A card that is declined leaves the payment open for
   * another one.
   */
  const pay: Route[2] = ({ fields }) => {
    const asked = z.object({ uid: z.string(), number: z.string() }).safeParse(fields).data;
    const deal = asked && bank.byId(asked.uid);
    if (!asked || deal?.provider !== 'chase' || deal.status !== 'open')
      return { status: 404, json: { error: 'This payment is no longer open.' } };
    const whim = whimOfCard(asked.number);
    if (whim === 'decline') return { status: 422, json: { error: 'The card was declined. Please try another one.' } };
    return bank.authorise(deal, whim).answered ? { json: { ok: true } } : { drop: true };
  };

  return [
    ['POST', '/chase/init', open],
    ['POST', '/chase/query', follow('query')],
    ['POST', '/chase/capture', follow('capture')],
    ['POST', '/chase/void', follow('void')],
    ['POST', '/chase/refund', follow('refund')],
    ['POST', '/chase/pay', pay],
  ];
}
