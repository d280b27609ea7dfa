import { z } from 'zod';
import { giftCardNumber as plainNumber } from '../format/gift-card-number';
import { contactPayload } from './cart/checkout-state';
import { limits } from './limits';
import { hostedProviders, multishipMethods, paymentChoices } from './vocabulary';
import { cents, singleLine, wholeNumber } from './wire';

const providerCode = z.string().max(40);
const addressId = z.string().max(64);
const deliveryPreference = z.enum(['pickup', 'ship', 'local_delivery']);

export const promoCodeEntry = singleLine(limits.promoCode);

export const shippingPayload = z.object({
  delivery_preference: z.enum(['ship', 'local_delivery']).default('ship'),
  address_id: addressId,
});
export const batchPayload = shippingPayload.extend({ provider: providerCode });
export const setShippingPayload = batchPayload.extend({ multiship_method: z.enum(multishipMethods).optional() });

/**
 * The card form (P2 §5). It goes to the payment adapter at once and is never kept, logged or echoed (SPEC-D6).
 * `country` 'CA', 'US' or 'other'; `month` 1 to 12.
 */
export const creditCardPayload = z.object({
  name: singleLine(limits.card.name),
  number: z.string().max(limits.card.number),
  cvv: z.string().max(limits.card.cvv.max),
  month: wholeNumber(1, 12),
  year: wholeNumber(2000, 2200),
  country: z.enum(['CA', 'US', 'other']),
  postal_code: singleLine(limits.address.postal),
});

const giftCardNumber = z
  .string()
  .max(60)
  .transform(plainNumber)
  .pipe(z.string().regex(/^[0-9A-Z]{1,40}$/));
const pin = z.string().max(20).optional();
const captcha = z.string().max(4000).optional();
export const addGiftCardPayload = z.object({ gift_card_number: giftCardNumber, pin, captcha });
/** `amount` in cents. */
export const editGiftCardPayload = z.object({
  gift_card_number: giftCardNumber,
  amount: wholeNumber(1, 99_999_900),
  pin,
});
export const removeGiftCardPayload = z.object({ gift_card_number: giftCardNumber });
export const balancePayload = z.object({ number: giftCardNumber, pin, captcha });

/** P2 §3 Gift card page data. The name of the first field is the specification's. */
export const giftCardPageSchema = z.object({
  show_gc_balanace_checker: z.boolean(),
  store_giftcards: z.array(
    z.object({
      eisbn: z.string(),
      title: z.string(),
      cover_image_cache: z.string(),
      price: cents.nullable().describe('what it is offered at; null: none that is shown'),
    }),
  ),
  webstore_custom_elements: z.array(
    z.object({
      placement: z.string().describe("'banner' stands at the top"),
      header: z.string(),
      header_visible: z.boolean(),
      image: z.string().describe("address of a picture, '' for none"),
      description: z.string().describe('sanitised markup'),
    }),
  ),
});
export type GiftCardPage = z.infer<typeof giftCardPageSchema>;

/**
 * P2 §7 checkout/submit: what the shopper saw at review. The api believes none of it: it compares with what is saved
 * and refuses what differs.
 * `promo_code`: the non-automatic code; the Purchase Order number travels as `old_promo_code` (GAP-62).
 */
export const submitPayload = contactPayload.omit({ promo_code: true }).extend({
  delivery_preference: deliveryPreference,
  address_id: addressId.optional(),
  provider: providerCode.optional(),
  multiship_method: z.enum(multishipMethods).optional(),
  gift_registry_id: z.string().max(limits.registryId).optional(),
  old_promo_code: z.string().max(limits.contact.purchaseOrder).optional(),
  payment_choice: z.enum(paymentChoices),
  encrypted_cc_info: z.string().max(200).optional(),
  gift_cards: z.string().max(4000).optional().describe('JSON: [{"number","amount"}], amounts in cents'),
  promo_code: singleLine(limits.promoCode).optional(),
  checksum: z.string().max(64).describe('of the cart that the shopper saw at review'),
  idempotency_key: z.string().min(8).max(64).describe('made when the review opens (SPEC-D13)'),
});

export const paypalSuccessPayload = submitPayload.extend({ order_id: z.string().min(1).max(64) });
/**
 * `transaction_data`: JSON of what the provider's widget gave; one kind of result for each provider, at most 4,000
 * characters.
 */
export const cardPaymentPayload = submitPayload.extend({
  provider: z.enum(hostedProviders),
  transaction_data: z.string().max(4000),
});
export const chasePayload = submitPayload.extend({ uid: z.string().min(1).max(64) });

/**
 * What a provider's module in the browser needs, and nothing secret. `address`: where its script or frame comes from.
 */
export const paymentModuleSchema = z.object({
  address: z.string(),
  key: z.string().describe('the public id of the shop with the provider'),
  currency: z.string(),
});
export type PaymentModule = z.infer<typeof paymentModuleSchema>;

export const paypalOrderSchema = z.object({ order_id: z.string() });
export const balanceReply = z.object({ balance: cents });
