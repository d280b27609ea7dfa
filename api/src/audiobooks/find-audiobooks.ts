import { limits, type Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { parseColumn } from '../database/parse-column';
import { CallError } from '../http/failure';
import { requireTitle } from '../title/require-title';
import { authorsSchema } from '../title/title-record';

export type Audiobook = Reply<'title/getLibroAudiobooks'>['rows'][number];
/** Sells audiobooks. `find` returns all editions of a work and a link to more. */
export interface AudiobookPartner {
  find: (work: {
    title: string;
    author: string;
    language: string;
  }) => Promise<{ rows: Audiobook[]; see_more_url: string }>;
}

/** For shops without a partner. */
export const noAudiobooks: AudiobookPartner = { find: async () => ({ rows: [], see_more_url: '' }) };

const timeoutMs = 5000;

/**
 * title/getLibroAudiobooks (P1 §3 Audiobook option): the partner's first five editions. If the partner fails or times
 * out, the call fails with the specification's text.
 */
export async function findAudiobooks(
  context: CallContext,
  eisbn: string,
  partner: AudiobookPartner,
): Promise<Reply<'title/getLibroAudiobooks'>> {
  const row = await requireTitle(context, eisbn);
  const [author] = parseColumn(authorsSchema, row.authors);
  try {
    const { rows, see_more_url } = await inTime(
      partner.find({ title: row.title, author: author?.name ?? '', language: row.language }),
    );
    return { row_count: rows.length, rows: rows.slice(0, limits.audiobooks), see_more_url };
  } catch (err) {
    context.log.warn({ err, eisbn }, 'the audiobook partner did not answer');
    throw new CallError(502, 'unavailable', m.audiobooks_failed());
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), timeoutMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
