import { formatAuthors } from '@bookfront/shared/format';
import { type ImportedTitle, limits, type Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers, Input } from '../../call-context/call-context';
import { write } from '../../database/write';
import { CallError, loginRequired } from '../../http/failure';
import { importTitles } from '../../list/import-titles';
import { eisbnsOnList } from '../../list/item-repository';
import { countedList, toList } from '../../list/list-repository';
import { requireOwnList } from '../../list/list-service';
import { cardsOf } from '../../title/title-cards';
import { eisbnsOnSale } from '../../title/title-reads';
import type { FileReader } from '../../uploads/read-in-process';
import { requireFile } from '../../uploads/require-file';
import { createAdmission, uploadLimit } from '../../uploads/upload-admission';

/** LST-32: imports ISBNs from a file or pasted text. Without `add` the call only previews them. Members only. */
export function listImportCalls(read: FileReader) {
  const admitted = createAdmission(uploadLimit);
  const admit = (context: CallContext) => {
    if (!context.session?.account_id) throw loginRequired(m.login_needed());
    return admitted(context);
  };
  return {
    'titlelist/import': { admit, handle: (context, payload) => importList(context, read, payload) },
  } satisfies Partial<Handlers>;
}

async function importList(
  context: CallContext,
  read: FileReader,
  { list_id, file, add = false }: Input<'titlelist/import'>,
): Promise<Reply<'titlelist/import'>> {
  const { db, shop, session } = context;
  const list = await requireOwnList(context, list_id);
  const outcome = await read(requireFile(file).path);
  if (!outcome.ok) throw new CallError(422, 'bad_file', outcome.reason);
  const { isbns, failed, failed_count } = outcome.list;
  const onSale = await eisbnsOnSale(db, shop.store_id, isbns);
  const found = isbns.filter((isbn) => onSale.has(isbn));
  const held = await eisbnsOnList(db, list.list_id, found);
  const added = add ? await write(db, (tx) => importTitles(tx, list.list_id, found)) : 0;
  return {
    isbns: isbns.length,
    matched: onSale.size,
    failed_count,
    failed,
    missing: isbns.filter((isbn) => !onSale.has(isbn)).slice(0, limits.list.titles),
    list: toList(await countedList(db, list), session?.account_id),
    added,
    already: held.size,
    titles: await previewOf(context, found.slice(0, limits.list.imported), held),
  };
}

async function previewOf(
  context: CallContext,
  eisbns: readonly string[],
  held: ReadonlySet<string>,
): Promise<ImportedTitle[]> {
  const cards = await cardsOf(context.db, context, eisbns);
  return cards.map(({ eisbn, title, authors }) => ({
    eisbn,
    title,
    authors: formatAuthors(authors),
    is_held: held.has(eisbn),
  }));
}
