import type { TitleUpdate } from '../../../catalogue/title-update';
import type { TitleRecord } from '../../../title/title-record';
import type { ImportTarget } from '../../values/import-entry';
import type { MessageHeader } from '../reading/header';
import { text } from '../reading/node';
import { takesOrders } from './availability';
import { type PriceTerms, retailPrice } from './prices';
import { stockOf } from './stock';
import type { Supply } from './supplies';

export type SupplyFields = Pick<TitleRecord, 'list_price_can' | 'list_price_usa' | 'carton_qty'>;
export type OfferFields = TitleUpdate['offer'];
interface Terms {
  target: ImportTarget;
  header: MessageHeader;
  isForthcoming: boolean;
  takesOrders: boolean;
}

/** Canadian and US list prices, and what the feed says of the shop's own offer: its price, and stock if it has any. */
export function supplyOf(supplies: readonly Supply[], terms: Terms): { fields: SupplyFields; offer: OfferFields } {
  const { target } = terms;
  const details = supplies.map(({ detail }) => detail);
  const priceIn = (currency: 'CAD' | 'USD', country: string) =>
    currentPrice(currency, supplies, priceTerms(terms, { country, province: '' }));
  const list_price_can = priceIn('CAD', target.currency === 'CAD' ? target.country : 'CA');
  const list_price_usa = priceIn('USD', target.currency === 'USD' ? target.country : 'US');
  const price = currentPrice(target.currency, supplies, priceTerms(terms, target));
  return {
    fields: {
      list_price_can,
      list_price_usa,
      carton_qty: Number(details.map((detail) => text(detail, 'PackQuantity')).find(Boolean)) || null,
    },
    offer: {
      list_price: price,
      price,
      is_extra_orderable: terms.takesOrders,
      ...stockOf(details),
    },
  };
}

/** A supplier that no longer takes orders may have left an old price: theirs count who do, if they name any. */
function currentPrice(currency: string, supplies: readonly Supply[], terms: PriceTerms): number | null {
  const ordering = supplies.filter((supply) => takesOrders([supply], terms.isForthcoming));
  const priceOf = (some: readonly Supply[]) =>
    retailPrice(
      currency,
      some.map(({ detail }) => detail),
      terms,
    );
  return priceOf(ordering) ?? priceOf(supplies);
}

const priceTerms = ({ target, header, isForthcoming }: Terms, place: PriceTerms['place']): PriceTerms => ({
  place,
  zone: target.zone,
  now: target.now,
  isForthcoming,
  currency: header.currency,
  priceType: header.priceType,
});
