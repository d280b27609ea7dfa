import { z } from 'zod';
import { corpSchema, transferReply } from './account';
import { addressBookReply, addressFieldsSchema, addressId, placeSchema } from './address';
import { browsePayloadSchema, browseReplySchema, resultListReply } from './browse';
import {
  cartAddPayload,
  cartSchema,
  contactPayload,
  importRowSchema,
  shippingBatchSchema,
  shippingProviderSchema,
} from './cart';
import {
  addGiftCardPayload,
  balancePayload,
  balanceReply,
  batchPayload,
  cardPaymentPayload,
  chasePayload,
  creditCardPayload,
  editGiftCardPayload,
  giftCardPageSchema,
  paymentModuleSchema,
  paypalOrderSchema,
  paypalSuccessPayload,
  promoCodeEntry,
  removeGiftCardPayload,
  setShippingPayload,
  shippingPayload,
  submitPayload,
} from './checkout';
import { limits } from './limits';
import { leftOutSchema, listFieldsSchema, listItemsReply, listSchema, widgetSchema } from './list';
import { orderSchema } from './order';
import { giftRegistrySchema, registryCardSchema, registryFieldsSchema, registryId } from './registry';
import { sessionSchema } from './session';
import { siteSettingsSchema } from './settings';
import {
  audiobooksReply,
  productCodeSchema,
  suggestionSchema,
  titleCardSchema,
  titleGroupSchema,
  titleSchema,
} from './title';
import { paymentChoices } from './vocabulary';
import { cutTo, eisbn, fileAnswer, flag, jsonText, none, severalLines, upload, wholeNumber } from './wire';

const cartReply = z.object({ cart: cartSchema });
const placedReply = z.object({ order_number: z.string(), order: orderSchema });
const listId = z.string().max(64);
const listsReply = z.object({ rows: z.array(listSchema) });
const corpId = z.string().max(64);
const titleRows = z.object({ rows: z.array(titleCardSchema) });

/** Every call of the customer API: POST /customer/<name>. `write` calls make a session row where there is none. */
export const calls = {
  'store/getSettings': {
    payload: z.object({ webstore_name: z.string().max(64).optional() }),
    reply: siteSettingsSchema,
    write: false,
  },
  'session/get': { payload: z.object({ reset_cart: flag.optional() }), reply: sessionSchema, write: false },
  'session/getChecksum': { payload: none, reply: z.object({ cart_checksum: z.string() }), write: false },
  'account/login': {
    payload: z.object({
      email_address: z.string().max(limits.login.username).optional(),
      san: z.string().max(limits.login.username).optional(),
      password: z.string().max(limits.login.password),
    }),
    reply: sessionSchema.extend({
      STG: z.string().optional(),
      notice: z.string().optional().describe("what of a guest's cart did not fit: for the shopper"),
    }),
    write: true,
  },
  'account/logout': { payload: none, reply: sessionSchema, write: true },
  /** Those of the person who is logged in, or of the person whom `token` names. */
  'account/getAvailableCorps': {
    payload: z.object({ token: z.string().max(200).optional() }),
    reply: z.object({ corps: z.array(corpSchema) }),
    write: false,
  },
  /** Each switch gives a new session: ask for it again. */
  'account/setCorp': { payload: z.object({ corp_id: corpId }), reply: none, write: true },
  'v1/transfer': { payload: none, reply: transferReply, write: true },
  'v1/changeCorpAndTransfer': { payload: z.object({ corp_id: corpId }), reply: transferReply, write: true },
  /** Empties the cart; the page reloads. */
  'webstore/setMultistoreLocation': {
    payload: z.object({ location_id: z.string().max(64) }),
    reply: none,
    write: true,
  },
  'browse/get': { payload: browsePayloadSchema, reply: browseReplySchema, write: false },
  'browse/getSuggest': {
    payload: z.object({ t: z.string().max(limits.search.term) }),
    reply: z.object({ suggestions: z.array(suggestionSchema) }),
    write: false,
  },
  /** A multipart form (P1 §5): .txt .pdf .xls .xlsx .html .csv up to limits.upload.bytes, told by content. */
  'browse/file': { payload: z.object({ file: upload }), reply: resultListReply, write: false },
  'browse/url': {
    payload: z.object({ url: z.string().trim().min(1).max(limits.url) }),
    reply: resultListReply,
    write: false,
  },
  'title/getItem': { payload: z.object({ eisbn, list_id: listId.optional() }), reply: titleSchema, write: false },
  'title/getBindingItems': {
    payload: z.object({ eisbn }),
    reply: z.object({ rows: z.array(titleCardSchema) }),
    write: false,
  },
  'title/getSeriesItems': {
    payload: z.object({ series: z.string().max(200) }),
    reply: z.object({ rows: z.array(titleCardSchema) }),
    write: false,
  },
  'title/getAuthorItems': { payload: z.object({ author: z.string().max(200) }), reply: titleRows, write: false },
  /** The sizes are in related[0]. */
  'title/getMoreSizes': {
    payload: z.object({ eisbn }),
    reply: z.object({ related: z.array(titleGroupSchema) }),
    write: false,
  },
  'title/getRelatedItems': {
    payload: z.object({ eisbn }),
    reply: z.object({ included_in: titleGroupSchema, included_items: titleGroupSchema }),
    write: false,
  },
  /** Guests send the solved challenge of captcha/getChallenge. */
  'title/getProductCode': {
    payload: z.object({ eisbn, captcha: z.string().max(4000).optional() }),
    reply: productCodeSchema,
    write: false,
  },
  'title/getLibroAudiobooks': { payload: z.object({ eisbn }), reply: audiobooksReply, write: false },
  /** An altcha challenge as JSON text, for its widget's or solver's `challengejson`; good once, for a few minutes. */
  'captcha/getChallenge': { payload: none, reply: z.object({ challenge: z.string() }), write: false },
  'titlelist/getCustom': {
    payload: z.object({ page_id: z.string().max(64) }),
    reply: z.object({ widgets: z.array(widgetSchema) }),
    write: false,
  },
  'titlelist/getItems': {
    payload: z.object({ list_id: listId, limit: wholeNumber(1, 200).optional() }),
    reply: listItemsReply,
    write: false,
  },
  'titlelist/getItemsSimple': {
    payload: z.object({
      list_id: listId,
      limit: wholeNumber(1, 200).catch(limits.pageSize.list).optional(),
      offset: wholeNumber(0, 1_000_000).catch(0).optional(),
    }),
    reply: listItemsReply,
    write: false,
  },
  /** All numbers of a list of the visitor's own, the newest first. */
  'titlelist/getEisbns': {
    payload: z.object({ list_id: listId }),
    reply: z.object({ eisbns: z.array(z.string()) }),
    write: false,
  },
  /** The visitor's own lists, the built-in one first; `contains_eisbn` is told of `eisbn`. */
  'titlelist/getLists': {
    payload: z.object({ eisbn: eisbn.optional() }),
    reply: listsReply,
    write: false,
  },
  /** `eisbn`: the title that the list begins with. Answers `list_id` of the new one with all lists of the visitor. */
  'titlelist/create': {
    payload: listFieldsSchema.extend({ eisbn: eisbn.optional() }),
    reply: listsReply.extend({ list_id: z.string() }),
    write: true,
  },
  /** GAP-01. With a `revision` that is no more the list's own nothing changes (list_changed). */
  'titlelist/modify': {
    payload: listFieldsSchema.extend({ list_id: listId, revision: wholeNumber(0, 999_999_999).optional() }),
    reply: listsReply,
    write: true,
  },
  /** GAP-01 */
  'titlelist/delete': { payload: z.object({ list_id: listId }), reply: listsReply, write: true },
  /** Titles that are there already stay where they are; all fit or none is copied (list_full). */
  'titlelist/copyFromList': {
    payload: z.object({ from_list_id: listId, to_list_id: listId }),
    reply: z.object({ list: listSchema, added: z.number().int() }),
    write: true,
  },
  /**
   * One new copy of each title that the cart does not have yet, so that asking twice adds once. `left_out` names the
   * first of those that could not be added, `left_out_count` counts all.
   */
  'titlelist/copyToCart': {
    payload: z.object({ list_id: listId }),
    reply: cartReply.extend({
      added: z.number().int(),
      left_out: z.array(leftOutSchema),
      left_out_count: z.number().int(),
    }),
    write: true,
  },
  /**
   * A multipart form, or pasted ISBNs as a text file (LST-32); without `add` nothing changes. `added`: titles that the
   * list did not have.
   */
  'titlelist/import': {
    payload: z.object({ list_id: listId, file: upload, add: flag.optional() }),
    reply: resultListReply.omit({ id: true }).extend({ list: listSchema, added: z.number().int() }),
    write: true,
  },
  'titlelist/addItemToList': {
    payload: z.object({ list_id: listId, eisbn, return_session: flag.optional() }),
    reply: z.object({ session: sessionSchema.optional() }),
    write: true,
  },
  'titlelist/removeItemFromList': {
    payload: z.object({ list_id: listId, eisbn, return_session: flag.optional() }),
    reply: z.object({ session: sessionSchema.optional() }),
    write: true,
  },
  /** `eisbns`: JSON, an array of titles' numbers. */
  'titlelist/removeItemsFromList': {
    payload: z.object({
      list_id: listId,
      eisbns: jsonText(limits.eisbnsText, z.array(eisbn).min(1).max(limits.cartLines)),
      return_session: flag.optional(),
    }),
    reply: z.object({ session: sessionSchema.optional() }),
    write: true,
  },
  'cart/add': { payload: cartAddPayload, reply: cartReply, write: true },
  'cart/removeItem': { payload: z.object({ cart_id: z.string().max(64) }), reply: cartReply, write: true },
  'cart/removeAll': { payload: none, reply: cartReply, write: true },
  'cart/removeUnavailable': { payload: none, reply: cartReply, write: true },
  /** SPEC-D19. */
  'cart/email': {
    payload: z.object({ email_address: z.string().trim().max(limits.contact.email) }),
    reply: none,
    write: true,
  },
  /**
   * A multipart form, or pasted ISBNs as a text file; without `addToCart` nothing changes. A row that was not taken has
   * `success` false. With a key the same rows are added once.
   */
  'cart/import': {
    payload: z.object({
      file: upload,
      addToCart: flag.optional(),
      idempotency_key: z.string().min(8).max(64).optional(),
    }),
    reply: z.object({ result: z.object({ titles: z.array(importRowSchema) }), cart: cartSchema.optional() }),
    write: true,
  },
  'cart/copyCartToList': {
    payload: z.object({ list_id: listId }),
    reply: cartReply.extend({ list: listSchema }),
    write: true,
  },
  /** The visitor's own, the newest first. */
  'giftregistry/getAll': {
    payload: z.object({ show_items: flag.optional() }),
    reply: z.object({ rows: z.array(registryCardSchema) }),
    write: false,
  },
  'giftregistry/get': {
    payload: z.object({ gift_registry_id: registryId }),
    reply: giftRegistrySchema,
    write: false,
  },
  'giftregistry/create': { payload: registryFieldsSchema, reply: giftRegistrySchema, write: true },
  /** The shop changes title, description, occasion and deadline alone (SEC-09, SEC-10). */
  'giftregistry/update': {
    payload: registryFieldsSchema.extend({
      gift_registry_id: registryId,
      revision: wholeNumber(0, 999_999_999).optional(),
    }),
    reply: giftRegistrySchema,
    write: true,
  },
  'giftregistry/delete': { payload: z.object({ gift_registry_id: registryId }), reply: none, write: true },
  /** `qty` more of a title that is there already. */
  'giftregistry/addItem': {
    payload: z.object({ gift_registry_id: registryId, eisbn, qty: wholeNumber(1, limits.quantity.max).default(1) }),
    reply: giftRegistrySchema,
    write: true,
  },
  'giftregistry/updateItem': {
    payload: z.object({ gift_registry_id: registryId, eisbn, qty: wholeNumber(1, limits.quantity.max) }),
    reply: giftRegistrySchema,
    write: true,
  },
  'giftregistry/deleteItem': {
    payload: z.object({ gift_registry_id: registryId, eisbn }),
    reply: giftRegistrySchema,
    write: true,
  },
  'checkout/setDelivery': {
    payload: z.object({ delivery_preference: z.enum(['pickup', 'ship']) }),
    reply: cartReply,
    write: true,
  },
  /** Empties the cart: what is asked for is an order of its own, with no price yet. */
  'checkout/requestQuote': {
    payload: z.object({ message: severalLines(limits.quoteMessage) }),
    reply: placedReply,
    write: true,
  },
  'checkout/addPromocode': { payload: z.object({ code: promoCodeEntry }), reply: cartReply, write: true },
  'checkout/removePromocode': { payload: none, reply: cartReply, write: true },
  /**
   * Fails with code 'shipping' and the specification's words ('Local delivery failed', 'Not available', 'Invalid
   * country name').
   */
  'checkout/getShippingProviders': {
    payload: shippingPayload,
    reply: z.object({ providers: z.array(shippingProviderSchema) }),
    write: false,
  },
  'checkout/getShippingBatch': {
    payload: batchPayload,
    reply: z.object({ batches: z.array(shippingBatchSchema) }),
    write: false,
  },
  'checkout/setShipping': { payload: setShippingPayload, reply: cartReply, write: true },
  'checkout/setExtras': { payload: contactPayload, reply: cartReply, write: true },
  'checkout/getPaymentChoices': {
    payload: none,
    reply: z.object({ pickup: z.array(z.enum(paymentChoices)), ship: z.array(z.enum(paymentChoices)) }),
    write: false,
  },
  /**
   * The provider's public data for its module in the browser. Not in the specification: the addresses are the shop's
   * configuration.
   */
  'checkout/getPaymentModule': {
    payload: z.object({ payment_choice: z.enum(paymentChoices) }),
    reply: paymentModuleSchema,
    write: false,
  },
  'checkout/setPaymentChoice': {
    payload: z.object({ payment_choice: z.enum(paymentChoices) }),
    reply: cartReply,
    write: true,
  },
  'checkout/setCreditCard': {
    payload: creditCardPayload,
    reply: cartReply.extend({ cc_info: z.string(), checksum: z.string() }),
    write: true,
  },
  'checkout/addGiftCard': { payload: addGiftCardPayload, reply: cartReply, write: true },
  'checkout/editGiftCard': { payload: editGiftCardPayload, reply: cartReply, write: true },
  'checkout/removeGiftCard': { payload: removeGiftCardPayload, reply: cartReply, write: true },
  'giftcard/balance': { payload: balancePayload, reply: balanceReply, write: false },
  'giftcard/get': { payload: none, reply: giftCardPageSchema, write: false },
  'checkout/submit': { payload: submitPayload, reply: placedReply, write: true },
  /** The PayPal order is made by the api, so that amount and breakdown are its own (PAY-25, PAY-26). */
  'checkout/paypalCreate': { payload: submitPayload, reply: paypalOrderSchema, write: true },
  'checkout/paypalSuccess': { payload: paypalSuccessPayload, reply: placedReply, write: true },
  'checkout/cardPayment': { payload: cardPaymentPayload, reply: placedReply, write: true },
  'checkout/chaseInit': { payload: none, reply: z.object({ uid: z.string() }), write: true },
  'checkout/chaseSuccess': { payload: chasePayload, reply: placedReply, write: true },
  'order/get': { payload: z.object({ order_id: z.string().max(64) }), reply: orderSchema, write: false },
  'order/getExcel': { payload: z.object({ order_id: z.string().max(64) }), reply: fileAnswer, write: false },
  'country/getList': { payload: none, reply: z.object({ countries: z.array(placeSchema) }), write: false },
  /** Empty for a country without a list: its provinces are free text. */
  'province/getList': {
    payload: z.object({ country: z.string().max(2) }),
    reply: z.object({ provinces: z.array(placeSchema) }),
    write: false,
  },
  'province/get': {
    payload: z.object({ country: z.string().max(2), province: z.string().max(limits.address.province) }),
    reply: placeSchema,
    write: false,
  },
  /** Not in the specification, whose other address calls answer the same list. */
  'address/getList': { payload: none, reply: addressBookReply, write: false },
  'address/create': { payload: addressFieldsSchema, reply: addressBookReply, write: true },
  'address/modify': {
    payload: addressFieldsSchema.extend({ address_id: addressId }),
    reply: addressBookReply,
    write: true,
  },
  'address/delete': { payload: z.object({ address_id: addressId }), reply: addressBookReply, write: true },
  'address/setPreferred': { payload: z.object({ address_id: addressId }), reply: addressBookReply, write: true },
  /**
   * Each field is cut to its length, never refused (SPEC-D15). `release`: of the line of a joined file, which only the
   * page can tell ('mf_item@1.4.0').
   */
  'log/error': {
    payload: z.object({
      location: cutTo(limits.errorReport).optional(),
      user_agent: cutTo(400).optional(),
      error_info: cutTo(limits.errorReport).optional(),
      source: cutTo(400).optional(),
      lineno: cutTo(12).optional(),
      colno: cutTo(12).optional(),
      error: cutTo(limits.errorReport).optional(),
      release: cutTo(limits.release).optional(),
    }),
    reply: none,
    write: false,
  },
} satisfies Record<string, { payload: z.ZodType; reply: z.ZodType; write: boolean }>;

export type CallName = keyof typeof calls;
/** What a caller writes; numbers and flags become text on the way. */
export type Payload<N extends CallName> = z.input<(typeof calls)[N]['payload']>;
export type Reply<N extends CallName> = z.output<(typeof calls)[N]['reply']>;

export * from './account';
export * from './address';
export * from './browse';
export * from './cart';
export * from './checkout';
export * from './guard-report';
export * from './limits';
export * from './list';
export * from './order';
export * from './registry';
export * from './rules';
export * from './session';
export * from './settings';
export * from './title';
export * from './vocabulary';
export * from './wire';
