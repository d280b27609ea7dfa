import { isShopPath, isWebAddress } from '@bookfront/shared/format/web-address';
import type { GiftCardPage } from '@bookfront/shared/schemas';
import { sql } from 'kysely';
import type { CallContext } from '../call-context/call-context';
import { cleanMarkup } from '../markup/clean-markup';
import { offersOf, showsPrices } from '../title/title-cards';

/** P2 §2 Gift cards page: the shop's texts and the gift cards that it sells. */
export async function giftCardPage(context: CallContext): Promise<GiftCardPage> {
  const { db, shop } = context;
  const { show_balance_checker, elements } = shop.back_office.gift_card_page;
  const cards = await db
    .selectFrom('title')
    .select(['eisbn', 'title', 'cover_cache'])
    .where('shop_id', '=', shop.store_id)
    // literal, not bound, so that SQLite uses the partial index of gift cards
    .where(sql<boolean>`is_giftcard = 1`)
    .where('for_sale', '=', 1)
    .orderBy('id')
    .limit(100)
    .execute();
  const offers = await offersOf(
    db,
    context,
    cards.map(({ eisbn }) => eisbn),
  );
  const priceOf = (eisbn: string) => (showsPrices(context) ? (offers.get(eisbn)?.[0]?.price ?? null) : null);
  return {
    show_gc_balanace_checker: show_balance_checker && shop.settings.checkout_info.giftcards_enabled,
    store_giftcards: cards.map(({ eisbn, title, cover_cache }) => ({
      eisbn,
      title,
      cover_image_cache: cover_cache,
      price: priceOf(eisbn),
    })),
    webstore_custom_elements: elements.map((element) => ({
      ...element,
      image: webImage(element.image),
      description: cleanMarkup(element.description),
    })),
  };
}

/** SPEC-D8: a web address or a path of the shop; otherwise no picture. */
const webImage = (address: string): string => (isShopPath(address) || isWebAddress(address) ? address : '');
