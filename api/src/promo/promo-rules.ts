import { formatMoney } from '@bookfront/shared/format';
import type { PromoCode } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { PromoCodeRule } from '../shop/shop-document';

/** A valid code: its rule, and the client's data of it except the amount. */
export interface PromoTerms {
  rule: PromoCodeRule;
  shown: Omit<PromoCode, 'amount'>;
}

/**
 * `goods`: the cost of everything but gift cards, in cents. `uses`: orders with the code, and the account's among them.
 * `account` undefined: a guest.
 */
export interface PromoFacts {
  goods: number;
  now: number;
  uses: number;
  usesOfAccount: number;
  isMember: boolean;
}

/** Compares codes without regard to case and surrounding spaces. */
export const foldCode = (text: string): string => text.trim().toUpperCase();

/** Why a code is not valid for a cart, as a text for the shopper; undefined if it is. */
export function promoProblem(
  rule: PromoCodeRule | undefined,
  { goods, now, uses, usesOfAccount, isMember }: PromoFacts,
): string | undefined {
  if (!rule) return m.promo_unknown();
  if (rule.expires !== undefined && now >= rule.expires) return m.promo_expired();
  if (rule.max_uses !== undefined && uses >= rule.max_uses) return m.promo_used_up();
  if (rule.once_per_account && !isMember) return m.promo_login_needed();
  if (rule.once_per_account && usesOfAccount > 0) return m.promo_used_before();
  if (goods < rule.min_subtotal) return m.promo_min_subtotal({ min: formatMoney(rule.min_subtotal) });
  return goods === 0 ? m.promo_nothing() : undefined;
}
