import { type FileAnswer, limits } from '@bookfront/shared/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { sendFile } from '../http/send-file';
import type { Reports } from '../report/reports';
import { browse } from '../search';
import { fileNameOf } from './file-name';
import { readQuery } from './read-query';
import { toCsv } from './to-csv';

/** Creates a file for the visitor. */
export type Download = (context: CallContext, query: Record<string, unknown>) => Promise<FileAnswer>;

/** The maximum size of a list. */
const maxRows = limits.list.titles;

/**
 * Downloads by name: GET /download/customer/{name}?store_id=… (P1 §7). The same access rules apply as to calls, and
 * URLs contain no secrets (SPEC-D10).
 */
const downloadsOf = (reports: Reports): Record<string, Download> => ({
  /** The titles of a browse view, in its order; the query has the same letters as the view's path. */
  'titles.csv': async (context, query) => {
    const { name, rows } = await titles(context, query);
    return { kind: 'text/csv; charset=utf-8', name: `${fileNameOf(name) || 'titles'}.csv`, content: toCsv(rows) };
  },
  /** P2 §7 report/get: a finished report of the visitor's session, by `progress_report_id`. */
  'report.pdf': (context, query) => reports.file(context, String(query.progress_report_id ?? '')),
});

export type ContextBuilder = (request: FastifyRequest) => Promise<CallContext>;

export function registerDownloads(app: FastifyInstance, reports: Reports, enter: ContextBuilder): void {
  const downloads = downloadsOf(reports);
  app.get<{ Params: { name: string } }>('/download/customer/:name', async (request, reply) => {
    const download = Object.hasOwn(downloads, request.params.name) ? downloads[request.params.name] : undefined;
    if (!download) return reply.callNotFound();
    return sendFile(reply, await download(await enter(request), Object(request.query)));
  });
}

/** `name`: the view's name if it is a list, else ''. */
async function titles(
  context: CallContext,
  query: Record<string, unknown>,
): Promise<{ name: string; rows: string[][] }> {
  const view = readQuery(query);
  const rows: string[][] = [
    [
      m.download_isbn(),
      m.download_title(),
      m.download_subtitle(),
      m.download_authors(),
      m.download_publisher(),
      m.download_format(),
      m.download_publication_date(),
      m.download_price(),
    ],
  ];
  let name = '';
  for (let o = 0; o < maxRows; o += 200) {
    const page = await browse(context, { ...view, o, l: 200 });
    name = page.context?.name ?? '';
    for (const row of page.rows) {
      const price = row.available.find((offer) => offer.price !== null)?.price;
      const money = typeof price === 'number' ? (price / 100).toFixed(2) : '';
      rows.push([
        row.eisbn,
        row.title,
        row.subtitle,
        row.authors.map(({ name }) => name).join('; '),
        row.publisher,
        row.binding,
        row.release_date_text,
        money,
      ]);
    }
    if (page.row_count <= o + 200) break;
  }
  return { name, rows };
}
