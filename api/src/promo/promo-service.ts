import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { dateText } from '../dates/dates';
import type { PromoCodeRule } from '../shop/shop-document';
import { usesOf } from './promo-repository';
import { foldCode, type PromoTerms, promoProblem } from './promo-rules';

/**
 * The codes that work on a cart now: the automatic ones, then the one that the shopper has entered. `goods`: cents of
 * all but gift cards.
 */
export async function promosOf(db: Db, context: CallContext, code: string, goods: number): Promise<PromoTerms[]> {
  const { checkout_info } = context.shop.settings;
  if (!checkout_info.using_promo_codes || goods === 0) return [];
  const { promo_codes } = context.shop.back_office;
  const wanted = [...promo_codes.filter((rule) => rule.automatic), ...(code === '' ? [] : [ruleOf(context, code)])];
  const found = await Promise.all(
    wanted.map(async (rule) =>
      rule && (await problemOf(db, context, rule, goods)) === undefined ? [toTerms(rule, context)] : [],
    ),
  );
  return found.flat();
}

/** Why a code that a shopper enters does not work, in words; undefined where it does. */
export const entryProblem = (db: Db, context: CallContext, code: string, goods: number): Promise<string | undefined> =>
  problemOf(db, context, ruleOf(context, code), goods);

/** A code that applies by itself cannot be entered. */
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
    expiry_date_text: dateText(rule.expires ?? null, shop.settings.time_zone),
    automatic: rule.automatic,
    type: rule.type,
  },
});
