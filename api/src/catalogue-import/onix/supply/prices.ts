import { centsOf } from '../../values/amount';
import { dateOf } from '../dates';
import { all, first, has, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import { coverageOf, hasTerritory, type SalesPlace } from './territory';

export interface PriceTerms {
  place: SalesPlace;
  zone: string;
  /** Unix seconds: which prices are in force. */
  now: number;
  isForthcoming: boolean;
  /** The header's values for prices without their own. */
  currency: string;
  priceType: string;
}

/** Types of list 58 that a shop's customer pays, the most fitting first: without tax, since the shop adds its own. */
const retailTypes = ['01', '41', '31', '03', '33', '', '02', '42', '04', '34'];
const beforePublication = ['21', '23', '22', '24'];
const withTax = ['02', '04', '22', '24', '34', '42'];
/** List 59: unqualified, and for consumers. */
const forEveryone = ['', '00', '05'];

/**
 * The retail price in a currency that is in force today, for anyone, anywhere in the shop's country, for one copy. Null
 * if no price fits: a supplier's net price, a library's, an expired one or another country's is none.
 */
export function retailPrice(currency: string, supplies: readonly OnixNode[], terms: PriceTerms): number | null {
  const types = terms.isForthcoming ? [...beforePublication, ...retailTypes] : retailTypes;
  const isNamed = (price: OnixNode) => coverageOf(price, terms.place) === 'named';
  const fitting = supplies
    .flatMap((supply) => all(supply, 'Price'))
    .filter((price) => currencyOf(price, terms) === currency)
    .filter((price) => isForAnyone(price) && isInForce(price, terms) && isForPlace(price, terms.place))
    .map((price) => ({ price, rank: types.indexOf(typeOf(price, terms)) }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((a, b) => Number(isNamed(b.price)) - Number(isNamed(a.price)) || a.rank - b.rank);
  for (const { price } of fitting) {
    const cents = amountOf(price, terms);
    if (cents !== null) return cents;
  }
  return null;
}

const typeOf = (price: OnixNode, { priceType }: PriceTerms): string =>
  text(price, 'PriceType', 'PriceTypeCode') || priceType;
const currencyOf = (price: OnixNode, terms: PriceTerms): string =>
  (text(price, 'CurrencyCode') || terms.currency).toUpperCase();

function isForAnyone(price: OnixNode): boolean {
  const min = Number(text(price, 'MinimumOrderQuantity') || '1');
  const condition = all(price, 'PriceCondition').some((one) => !/^(|00)$/.test(text(one, 'PriceConditionType')));
  return (
    !has(price, 'UnpricedItemType') &&
    forEveryone.includes(text(price, 'PriceQualifier')) &&
    /^(|00)$/.test(text(price, 'PricePer')) &&
    min <= 1 &&
    !condition &&
    !has(price, 'BatchBonus')
  );
}

/** 3.x has dates with roles, 2.1 two elements. The last day counts whole. */
function isInForce(price: OnixNode, { zone, now }: PriceTerms): boolean {
  const role = (code: string) => all(price, 'PriceDate').find((one) => text(one, 'PriceDateRole') === code);
  const span = role('24');
  const from = dateOf(role('14') ?? span, zone) ?? dateOf(first(price, 'PriceEffectiveFrom'), zone);
  const until = dateOf(role('15'), zone) ?? dateOf(first(price, 'PriceEffectiveUntil'), zone);
  const isOver = until !== undefined && now > until.end;
  return !isOver && !(from && now < from.start) && !(span && now > (dateOf(span, zone)?.end ?? now));
}

function isForPlace(price: OnixNode, place: SalesPlace): boolean {
  if (has(price, 'CurrencyZone')) return false;
  return !hasAnyTerritory(price) || coverageOf(price, place) !== undefined || isExclusionOnly(price, place);
}

const hasAnyTerritory = (price: OnixNode): boolean =>
  hasTerritory(price) || all(price, 'Territory').some((one) => hasTerritory(one));

/** 2.1 may name only the countries where a price is not valid. */
const isExclusionOnly = (price: OnixNode, { country }: SalesPlace): boolean =>
  text(price, 'CountryCode', 'Territory') === '' &&
  !text(price, 'CountryExcluded', 'TerritoryExcluded').split(/\s+/).includes(country);

/** The amount before tax where the feed tells it, else the amount as it is. */
function amountOf(price: OnixNode, terms: PriceTerms): number | null {
  const amount = centsOf(text(price, 'PriceAmount'));
  if (amount === null || !withTax.includes(typeOf(price, terms))) return amount;
  const taxes = all(price, 'Tax');
  const taxable = centsOf(text(taxes.length === 1 ? taxes[0] : price, 'TaxableAmount', 'TaxableAmount1'));
  if (taxable !== null && taxable <= amount) return taxable;
  const rates = [...taxes.map((tax) => text(tax, 'TaxRatePercent')), text(price, 'TaxRatePercent1')];
  const rate = rates.reduce((sum, one) => sum + (Number(one) || 0), 0);
  return rate > 0 && rate < 100 ? Math.round(amount / (1 + rate / 100)) : amount;
}
