import { z } from 'zod';
import { corpSchema, transferReply } from '../account';
import { addressBookReply, addressFieldsSchema, addressId } from '../address';
import { limits } from '../limits';
import { sessionSchema } from '../session';
import { flag, none, notice } from '../wire';

const changedBook = addressBookReply.extend({ notice });
const corpId = z.string().max(64);

/** Sessions, logins, the accounts that a person acts for, and the address book. */
export const accountCalls = {
  'session/get': { payload: z.object({ reset_cart: flag.optional() }), reply: sessionSchema, write: false },
  'session/getChecksum': { payload: none, reply: z.object({ cart_checksum: z.string() }), write: false },
  'account/login': {
    payload: z.object({
      email_address: z.string().max(limits.login.username).optional(),
      san: z.string().max(limits.login.username).optional(),
      password: z.string().max(limits.login.password),
      captcha: z.string().max(4000).optional().describe('after the failure captcha: the solved challenge'),
    }),
    reply: sessionSchema.extend({
      STG: z.string().optional(),
      notice: notice.describe("what of a guest's cart did not fit: for the shopper"),
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
  /** Not in the specification, whose other address calls answer the same list. */
  'address/getList': { payload: none, reply: addressBookReply, write: false },
  'address/create': { payload: addressFieldsSchema, reply: changedBook, write: true },
  'address/modify': {
    payload: addressFieldsSchema.extend({ address_id: addressId }),
    reply: changedBook,
    write: true,
  },
  'address/delete': { payload: z.object({ address_id: addressId }), reply: changedBook, write: true },
  'address/setPreferred': { payload: z.object({ address_id: addressId }), reply: changedBook, write: true },
};
