import type { Order } from '@bookfront/shared/schemas';
import moment from 'moment-timezone';
import type { Db } from '../src/database/open';
import type { Shop } from '../src/shop/shop';
import { taxesOf } from '../src/tax/taxes';
import { cardRows, toTitleInfo } from '../src/title/title-cards';

interface Wanted {
  shop: Shop;
  tax_place: string;
  placed: number;
  /** Which of the shop's titles comes first. */
  first: number;
  titles: number;
  isShipped: boolean;
  hasGoneTitle?: boolean;
  status?: Order['status'];
}

/** Cents. */
const shippingCost = 995;

/** An order's lines and sums: titles that the shop sells and, if wanted, one that it no longer has. */
export async function itemsOf(tx: Db, wanted: Wanted): Promise<Pick<Order, 'items' | 'summary'>> {
  const { shop, tax_place, placed, isShipped, hasGoneTitle, status } = wanted;
  const items = [...(await soldItems(tx, wanted)), ...(hasGoneTitle ? [goneItem] : [])];
  const subtotal = items.reduce((sum, { line_total }) => sum + line_total, 0);
  const shipping = isShipped ? shippingCost : 0;
  const taxed = [
    { product_class: 'book', amount: subtotal },
    { product_class: 'shipping', amount: shipping },
  ] as const;
  const day = moment.unix(placed).tz(shop.settings.time_zone).format('YYYY-MM-DD');
  const taxes = taxesOf(taxed, tax_place, day);
  const total = taxes.reduce((sum, { amount }) => sum + amount, subtotal + shipping);
  return {
    items,
    summary: {
      item_count: items.length,
      total_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
      original_price: subtotal,
      discounts: 0,
      promo_codes: [],
      subtotal,
      post_subtotal_discount: 0,
      taxes,
      shipping,
      is_shipping_tbd: false,
      total_gift_card_amount_used: 0,
      total,
      contains_gift_registry_item: false,
      contains_gift_registry_shipping: false,
      total_owing: isShipped || status === 'completed' ? 0 : total,
    },
  };
}

async function soldItems(tx: Db, { shop, placed, first, titles }: Wanted): Promise<Order['items']> {
  const offers = await tx
    .selectFrom('offer')
    .innerJoin('title', (join) =>
      join.onRef('title.shop_id', '=', 'offer.shop_id').onRef('title.eisbn', '=', 'offer.eisbn'),
    )
    .select(['offer.eisbn', 'offer.text', 'offer.price'])
    .where('offer.shop_id', '=', shop.store_id)
    .where('condition', '=', 'new')
    .where('location_id', '=', shop.locations[0]?.id ?? '')
    .where('product_class', '=', 'book')
    .where('is_giftcard', '=', 0)
    .where('for_sale', '=', 1)
    .where('status', '=', 'active')
    .where('price', '>', 0)
    .orderBy('title.id')
    .limit(titles)
    .offset(first * 5)
    .execute();
  const cards = await cardRows(
    tx,
    { shop },
    offers.map(({ eisbn }) => eisbn),
  );
  return offers.flatMap(({ eisbn, text, price }, at) => {
    const card = cards.get(eisbn);
    const quantity = at === 1 ? 2 : 1;
    return card && price
      ? [itemOf(toTitleInfo(card, { shop, now: placed }), { condition_text: text, quantity, sold_price: price })]
      : [];
  });
}

type Item = Order['items'][number];

const itemOf = (
  title_info: Item['title_info'],
  { condition_text, quantity, sold_price }: Pick<Item, 'condition_text' | 'quantity' | 'sold_price'>,
): Item => ({
  title_info,
  condition: 'new',
  condition_text,
  quantity,
  backorder_quantity: 0,
  sold_price,
  line_total: sold_price * quantity,
  cart_notes: null,
  gift_registry_name: '',
});

/** A title that no demo shop has. */
const goneItem = itemOf(
  {
    eisbn: '9780000000002',
    title: 'The Last Lightship Calendar',
    subtitle: '',
    authors: [{ name: 'Ines Calder', canadian: false }],
    publisher: '',
    language: 'eng',
    binding: 'Paperback',
    binding_code: 'BC',
    series: '',
    series_num: '',
    release_date: null,
    release_date_text: '',
    is_forthcoming: false,
    is_large_print: false,
    is_giftcard: false,
    cover_image_cache: '',
    cover_url: '',
  },
  { condition_text: '', quantity: 1, sold_price: 1895 },
);
