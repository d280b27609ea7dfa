import { emptyOffer, type TitleRecord } from '../../title/title-record';
import { centsOf } from '../values/amount';
import type { ImportTarget } from '../values/import-entry';
import { onHandOf } from '../values/on-hand';
import { all, has, text, under } from './node';
import type { OnixNode } from './onix-source';

type Supply = Pick<TitleRecord, 'offers' | 'list_price_can' | 'list_price_usa' | 'carton_qty'>;
export interface Terms {
  target: ImportTarget;
  /** The header's currency, for prices that name none. */
  currency: string;
  isForthcoming: boolean;
}

/**
 * Prices in the currencies of the two countries, and one offer at the shop's price. A price in no currency, or where
 * the book may not be sold, is no price.
 */
export function offersOf(product: OnixNode, publishing: OnixNode, { target, currency, isForthcoming }: Terms): Supply {
  const supplies = [...all(product, 'SupplyDetail'), ...under(product, 'ProductSupply', 'SupplyDetail')];
  const prices = supplies.flatMap((supply) => all(supply, 'Price'));
  const list_price_can = priceIn('CAD', prices, currency);
  const list_price_usa = priceIn('USD', prices, currency);
  const own = target.currency === 'CAD' ? list_price_can : list_price_usa;
  const price = mayBeSold(publishing, target.country) ? own : null;
  const availability = Number(supplies.map((supply) => text(supply, 'ProductAvailability')).find(Boolean) ?? '');
  const isOrderable = price !== null && (isForthcoming || (availability >= 20 && availability < 40));
  return {
    list_price_can,
    list_price_usa,
    carton_qty: Number(supplies.map((supply) => text(supply, 'PackQuantity')).find(Boolean)) || null,
    offers: [
      {
        ...emptyOffer,
        location_id: target.location_id,
        list_price: price,
        price,
        ...stockOf(supplies),
        is_extra_orderable: isOrderable,
      },
    ],
  };
}

/** Without tax before with tax: the shop adds its own. */
function priceIn(wanted: string, prices: readonly OnixNode[], fallback: string): number | null {
  const inCurrency = prices.filter(
    (price) => (text(price, 'CurrencyCode') || fallback) === wanted && !has(price, 'UnpricedItemType'),
  );
  const type = (price: OnixNode) => text(price, 'PriceType', 'PriceTypeCode');
  const chosen =
    inCurrency.find((price) => type(price) === '01') ??
    inCurrency.find((price) => type(price) === '02') ??
    inCurrency[0];
  return chosen ? centsOf(text(chosen, 'PriceAmount')) : null;
}

function stockOf(supplies: readonly OnixNode[]): { onhand: number | null; onorder: number } {
  const stocks = supplies.flatMap((supply) => all(supply, 'Stock'));
  const onhand = stocks.map((stock) => onHandOf(text(stock, 'OnHand')));
  const onorder = [...stocks, ...stocks.flatMap((stock) => all(stock, 'OnOrderDetail'))].reduce(
    (sum, one) => sum + (Number(text(one, 'OnOrder')) || 0),
    0,
  );
  return {
    onhand: onhand.includes(null) ? null : onhand.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    onorder,
  };
}

/** SalesRights 03 to 06: not for sale in the countries named. */
function mayBeSold(publishing: OnixNode, country: string): boolean {
  const refusals = all(publishing, 'SalesRights').filter((rights) => /^0[3-6]$/.test(text(rights, 'SalesRightsType')));
  const countries = refusals.flatMap((rights) =>
    [...under(rights, 'Territory', 'CountriesIncluded'), ...all(rights, 'RightsCountry')].map((node) =>
      node.parts.join(' '),
    ),
  );
  return !countries.some((names) => names.split(/\s+/).includes(country));
}
