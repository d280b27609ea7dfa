import { formatMoney } from '@bookfront/shared/format';
import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { requireHuman } from '../../captcha/captcha';
import { refuseClosedCart } from '../../cart/cart-rules';
import { write } from '../../database/write';
import { giftCardPage } from '../../gift-card/gift-card-page';
import { offeredGiftCards, offerGiftCard, withdrawGiftCards } from '../../gift-card/gift-card-repository';
import { requireGiftCard } from '../../gift-card/require-gift-card';
import { notFound, refused } from '../../http/failure';
import { buildCart } from '../../pricing/build-cart';
import { priceCart } from '../../pricing/priced-cart';
import { requireSession } from '../../session/require-session';

export const giftCardCalls = {
  /** GAP-64: adds the card with the full amount that it can pay; the shopper can change the amount afterwards. */
  'checkout/addGiftCard': async (context, { gift_card_number, pin = '', captcha }) => {
    refuseGiftCards(context);
    await requireHuman(context, captcha);
    const { lines, giftCards } = await priceCart(context.db, context);
    if (lines.length === 0) throw refused('empty_cart', m.cart_empty());
    refuseOneTooMany(giftCards, gift_card_number);
    // a cart that has the card already has shown its PIN, so failed guesses by others don't lock it out
    const own = giftCards.find(({ number }) => number === gift_card_number);
    const card = own ?? (await requireGiftCard(context, gift_card_number, pin));
    if (card.balance === 0) throw refused('gift_card_empty', m.gift_card_empty());
    await write(context.db, async (tx) => {
      const { cart_key } = await requireSession(tx, context);
      refuseOneTooMany(await offeredGiftCards(tx, context.shop.store_id, cart_key), card.number);
      await offerGiftCard(tx, cart_key, card.number, null);
    });
    return { cart: await buildCart(context.db, context) };
  },

  'checkout/editGiftCard': async (context, { gift_card_number, amount }) => {
    refuseGiftCards(context);
    const { giftCards } = await priceCart(context.db, context);
    const card = giftCards.find(({ number }) => number === gift_card_number);
    if (!card) throw notFound('gift_card', m.gift_card_not_in_cart());
    if (card.balance === 0) throw refused('gift_card_empty', m.gift_card_empty());
    if (amount > card.balance) throw refused('gift_card', m.gift_card_balance({ balance: formatMoney(card.balance) }));
    await write(context.db, async (tx) =>
      offerGiftCard(tx, (await requireSession(tx, context)).cart_key, card.number, amount),
    );
    return { cart: await buildCart(context.db, context) };
  },

  'checkout/removeGiftCard': async (context, { gift_card_number }) => {
    const { session } = context;
    if (session) await write(context.db, (tx) => withdrawGiftCards(tx, session.cart_key, gift_card_number));
    return { cart: await buildCart(context.db, context) };
  },

  'giftcard/balance': async (context, { number, pin = '', captcha }) => {
    if (!context.shop.settings.checkout_info.giftcards_enabled) throw refused('gift_card', m.gift_card_not_taken());
    await requireHuman(context, captcha);
    return { balance: (await requireGiftCard(context, number, pin)).balance };
  },

  'giftcard/get': giftCardPage,
} satisfies Partial<Handlers>;

function refuseOneTooMany(there: readonly { number: string }[], added: string): void {
  if (there.length < limits.usedGiftCards || there.some(({ number }) => number === added)) return;
  throw refused('gift_card', m.gift_card_max_used({ max: limits.usedGiftCards }));
}

function refuseGiftCards(context: CallContext): void {
  refuseClosedCart(context);
  if (!context.shop.settings.checkout_info.giftcards_enabled) throw refused('gift_card', m.gift_card_not_taken());
}
