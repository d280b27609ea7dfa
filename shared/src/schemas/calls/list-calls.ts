import { z } from 'zod';
import { resultListReply } from '../browse';
import { limits } from '../limits';
import { importedTitleSchema, leftOutSchema, listFieldsSchema, listItemsReply, listSchema } from '../list';
import { sessionSchema } from '../session';
import { eisbn, flag, jsonText, upload, wholeNumber } from '../wire';
import { cartReply, listId } from './shapes';

const listsReply = z.object({ rows: z.array(listSchema) });

/** Lists of titles. */
export const listCalls = {
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
   * One new copy of each title that the cart does not have yet, so that asking twice adds once; `kept` counts those
   * that it had. `left_out` names the first of those that could not be added, `left_out_count` counts all.
   */
  'titlelist/copyToCart': {
    payload: z.object({ list_id: listId }),
    reply: cartReply.extend({
      added: z.number().int(),
      kept: z.number().int(),
      left_out: z.array(leftOutSchema),
      left_out_count: z.number().int(),
    }),
    write: true,
  },
  /**
   * A multipart form, or pasted ISBNs as a text file (LST-32); without `add` nothing changes. `added`: titles that the
   * list did not have; `already`: titles that it had before. `titles` names the first of all that the shop carries.
   */
  'titlelist/import': {
    payload: z.object({ list_id: listId, file: upload, add: flag.optional() }),
    reply: resultListReply.omit({ id: true }).extend({
      list: listSchema,
      added: z.number().int(),
      already: z.number().int(),
      titles: z.array(importedTitleSchema),
    }),
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
};
