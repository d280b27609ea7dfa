import type { PromoCode, Summary, UsedGiftCard } from '@bookfront/shared/schemas';
import type { OfferedGiftCard } from '../gift-card/gift-card-repository';
import { halfUp } from '../money/half-up';
import type { PromoTerms } from '../promo/promo-rules';
import { type Taxable, taxesOf } from '../tax/taxes';
import type { ProductClass } from '../title/title-record';
import { shareOut } from './share-out';

export interface SoldLine {
  quantity: number;
  sold_price: number;
  original_price: number;
  product_class: ProductClass;
}

/**
 * Amounts in cents. `place`: the place of supply, null if nothing is taxed. `day`: 'YYYY-MM-DD' at the shop.
 * `shipping`: before promo codes.
 */
export interface PricingInput {
  place: string | null;
  day: string;
  shipping: number;
  isShippingOpen: boolean;
  promos: readonly PromoTerms[];
  giftCards: readonly OfferedGiftCard[];
  registry: { hasItem: boolean; hasShipping: boolean };
}

/**
 * Adds up a cart or order, in cents; no other code does. A promo code lowers the taxable price, spread over the goods
 * by largest remainder. Purchased gift cards are neither taxed nor discounted. Gift cards that pay are applied last,
 * each up to its balance and the amount still due.
 */
export function summaryOf(
  lines: readonly SoldLine[],
  terms: PricingInput,
): { summary: Summary; giftCards: UsedGiftCard[] } {
  const sum = (amount: (line: SoldLine) => number) => lines.reduce((total, line) => total + amount(line), 0);
  const original_price = sum((line) => line.original_price * line.quantity);
  const subtotal = sum((line) => line.sold_price * line.quantity);
  const { promo_codes, reduced, off, shipping } = takePromos(lines, terms);
  const taxes = taxesFor(lines, reduced, shipping, terms);
  const due = subtotal - off + shipping + taxes.reduce((total, tax) => total + tax.amount, 0);
  const giftCards = takeGiftCards(due, terms.giftCards);
  const used = giftCards.reduce((total, { amount }) => total + amount, 0);
  const summary = {
    item_count: lines.length,
    total_quantity: sum((line) => line.quantity),
    original_price,
    discounts: original_price - subtotal,
    promo_codes,
    subtotal,
    post_subtotal_discount: off,
    taxes,
    shipping,
    is_shipping_tbd: terms.isShippingOpen,
    total_gift_card_amount_used: used,
    total: due - used,
    contains_gift_registry_item: terms.registry.hasItem,
    contains_gift_registry_shipping: terms.registry.hasShipping,
  };
  return { summary, giftCards };
}

/** Applies the codes in turn, each to the amount that the ones before it have left. */
function takePromos(lines: readonly SoldLine[], { promos, shipping: fullPrice }: PricingInput) {
  let reduced = lines.map((line) => (line.product_class === 'gift_card' ? 0 : line.sold_price * line.quantity));
  let shipping = fullPrice;
  let off = 0;
  const promo_codes: PromoCode[] = [];
  for (const { rule, shown } of promos) {
    const goods = reduced.reduce((total, amount) => total + amount, 0);
    const amount =
      rule.type === 'freeship' ? shipping : Math.min(goods, rule.amount ?? halfUp(goods * (rule.percent ?? 0), 100));
    if (rule.type === 'freeship') shipping = 0;
    else {
      const shares = shareOut(amount, reduced);
      reduced = reduced.map((left, at) => left - (shares[at] ?? 0));
      off += amount;
    }
    promo_codes.push({ ...shown, amount });
  }
  return { promo_codes, reduced, off, shipping };
}

function taxesFor(
  lines: readonly SoldLine[],
  reduced: readonly number[],
  shipping: number,
  { place, day }: PricingInput,
): Summary['taxes'] {
  if (place === null) return [];
  const goods: Taxable[] = lines.map(({ product_class }, at) => ({ product_class, amount: reduced[at] ?? 0 }));
  return taxesOf([...goods, { product_class: 'shipping', amount: shipping }], place, day);
}

function takeGiftCards(due: number, cards: readonly OfferedGiftCard[]): UsedGiftCard[] {
  let left = due;
  return cards.map(({ number, asked, balance }) => {
    const amount = Math.min(asked ?? left, balance, left);
    left -= amount;
    return { number, amount, balance };
  });
}
