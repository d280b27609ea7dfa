import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { dateText } from '../dates/dates';
import type { PromoCodeRule } from '../shop/shop-document';
import { usesOf } from './promo-repository';
import { foldCode, type PromoTerms, promoProblem } from './promo-rules';

/** The cart's valid codes, and why the one that was entered isn't one of them, as a text for the shopper. */
interface CartPromos {
  promos: PromoTerms[];
  problem: string | undefined;
}

/**
 * Judges the cart's codes: automatic ones first, then the entered one. `goods`: the cost of everything but gift cards,
 * in cents.
 */
export async function promosOf(db: Db, context: CallContext, code: string, goods: number): Promise<CartPromos> {
  const entered = code === '' ? undefined : ruleOf(context, code);
  const problem = code === '' ? undefined : await problemOf(db, context, entered, goods);
  if (!context.shop.settings.checkout_info.using_promo_codes || goods === 0) return { promos: [], problem };
  const automatic = context.shop.back_office.promo_codes.filter((rule) => rule.automatic);
  const problems = await Promise.all(automatic.map((rule) => problemOf(db, context, rule, goods)));
  const valid = automatic.filter((_rule, at) => problems[at] === undefined);
  if (entered && problem === undefined) valid.push(entered);
  return { promos: valid.map((rule) => toTerms(rule, context)), problem };
}

/** Why an entered code is not valid, as a text for the shopper; undefined if it is. */
export const entryProblem = (db: Db, context: CallContext, code: string, goods: number): Promise<string | undefined> =>
  problemOf(db, context, ruleOf(context, code), goods);

/** Automatic codes can't be entered. */
function ruleOf({ shop }: CallContext, code: string): PromoCodeRule | undefined {
  return shop.back_office.promo_codes.find((rule) => rule.code === foldCode(code) && !rule.automatic);
}

async function problemOf(
  db: Db,
  { shop, session, now }: CallContext,
  rule: PromoCodeRule | undefined,
  goods: number,
): Promise<string | undefined> {
  const account = session?.account_id ?? null;
  const isCounted = rule && (rule.max_uses !== undefined || rule.once_per_account);
  const uses = isCounted ? await usesOf(db, shop.store_id, rule.code, account) : { uses: 0, usesOfAccount: 0 };
  return promoProblem(rule, { goods, now, isMember: account !== null, ...uses });
}

const toTerms = (rule: PromoCodeRule, { shop }: CallContext): PromoTerms => ({
  rule,
  shown: {
    code: rule.code,
    description: rule.description,
    expiry_date: rule.expires ?? null,
    // the last day on which the code holds: one that ends at midnight ends with the day before
    expiry_date_text: dateText(rule.expires === undefined ? null : rule.expires - 1, shop.settings.time_zone),
    automatic: rule.automatic,
    type: rule.type,
  },
});
