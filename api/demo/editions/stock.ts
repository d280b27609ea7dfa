import { type SeededRandom, seededRandom } from '../../src/random/seeded-random';
import { emptyOffer, emptyTitle, type OfferRecord, type TitleRecord } from '../../src/title/title-record';
import type { Edition } from './edition';

export interface ShopStock {
  shop: string;
  currency: 'CAD' | 'USD';
  locations: readonly string[];
}
const wear = [
  'Light wear to the corners; pages clean and bright.',
  'A well-loved copy: creased spine, tight binding.',
  'Name on the flyleaf, otherwise as new.',
  'Sunned spine. A good reading copy.',
] as const;

/** Stocks an edition in a shop: prices, copies at each location, some used copies, and every status. */
export function stockEdition({ record, priceCad, priceUsd }: Edition, stock: ShopStock): TitleRecord {
  const chance = seededRandom(`stock ${stock.shop} ${record.eisbn}`);
  const list = stock.currency === 'CAD' ? priceCad : priceUsd;
  if (chance.withProbability(0.02))
    return {
      ...record,
      list_price_can: null,
      list_price_usa: null,
      offers: stock.locations.map((location_id) => ({ ...emptyOffer, location_id })),
    };
  const price = chance.withProbability(0.07)
    ? Math.round((list * chance.pick([0.6, 0.7, 0.75, 0.8])) / 100) * 100 - 1
    : list;
  const isUsedToo = record.status !== 'forthcoming' && record.binding_code !== 'AC' && chance.withProbability(0.2);
  return {
    ...record,
    offers: stock.locations.flatMap((location_id) => offersAt(location_id, record, { list, price, isUsedToo }, chance)),
  };
}

interface Prices {
  list: number;
  price: number;
  isUsedToo: boolean;
}

function offersAt(
  location_id: string,
  record: TitleRecord,
  { list, price, isUsedToo }: Prices,
  chance: SeededRandom,
): OfferRecord[] {
  const fresh: OfferRecord = { ...emptyOffer, location_id, list_price: list, price, ...copies(record, chance) };
  const used: OfferRecord = {
    ...emptyOffer,
    condition: 'used',
    text: 'Used',
    location_id,
    list_price: list,
    price: Math.max(400, Math.round((list * 0.45) / 50) * 50),
    onhand: chance.integerBetween(1, 2),
    used: true,
    note: chance.pick(wear),
  };
  return isUsedToo ? [fresh, used] : [fresh];
}

function copies(
  record: TitleRecord,
  chance: SeededRandom,
): Pick<OfferRecord, 'onhand' | 'onorder' | 'is_extra_orderable'> {
  if (record.status === 'forthcoming')
    return { onhand: 0, onorder: chance.integerBetween(3, 12), is_extra_orderable: true };
  if (record.status !== 'active')
    return { onhand: chance.withProbability(0.25) ? 1 : 0, onorder: 0, is_extra_orderable: false };
  const onhand = chance.withProbability(0.16) ? 0 : chance.integerBetween(1, chance.withProbability(0.4) ? 14 : 4);
  return {
    onhand,
    onorder: chance.withProbability(0.12) ? chance.integerBetween(1, 6) : 0,
    is_extra_orderable: chance.withProbability(onhand === 0 ? 0.7 : 0.45),
  };
}

/** Three gift cards, not shown in browse, since they have their own page. */
export function giftCards(): TitleRecord[] {
  return [25, 50, 100].map((amount) => ({
    ...emptyTitle,
    eisbn: `GIFTCARD-${amount}`,
    title: `Gift card, $${amount}`,
    authors: [],
    binding: 'Gift card',
    binding_code: 'ZZ',
    product_class: 'gift_card' as const,
    is_giftcard: true,
    description: '<p>For the reader who would rather choose. It never runs out.</p>',
    list_price_can: amount * 100,
    list_price_usa: amount * 100,
    offers: [{ ...emptyOffer, location_id: '', list_price: amount * 100, price: amount * 100, onhand: null }],
  }));
}
