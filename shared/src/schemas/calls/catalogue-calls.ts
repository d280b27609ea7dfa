import { z } from 'zod';
import { browsePayloadSchema, browseReplySchema, resultListReply } from '../browse';
import { limits } from '../limits';
import {
  audiobooksReply,
  productCodeSchema,
  suggestionSchema,
  titleCardSchema,
  titleGroupSchema,
  titleSchema,
} from '../title';
import { eisbn, none, upload } from '../wire';
import { listId } from './shapes';

const titleRows = z.object({ rows: z.array(titleCardSchema) });

/** Browsing, uploads and titles. */
export const catalogueCalls = {
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
};
