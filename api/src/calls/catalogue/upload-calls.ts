import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits, type ResultListReply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { write } from '../../database/write';
import { CallError, throttled } from '../../http/failure';
import { newId } from '../../random/new-id';
import { createRateLimit } from '../../rate-limit/rate-limit';
import { saveResultList } from '../../result-list/result-list-repository';
import { eisbnsOnSale } from '../../title/title-reads';
import type { ReadList } from '../../upload-reader/isbn-list/read-result';
import { type AddressPolicy, FetchError, fetchPublic } from '../../uploads/fetch-public';
import type { FileReader } from '../../uploads/read-in-process';
import { requireFile } from '../../uploads/require-file';
import { createAdmission, uploadLimit } from '../../uploads/upload-admission';

export interface UploadTools {
  /** Where uploaded files are stored until they are read. */
  folder: string;
  read: FileReader;
  isAllowedAddress: AddressPolicy | undefined;
}

/**
 * browse/file and browse/url (P1 §4, P1 §7): stores the ISBNs of a file or page as a result list, which browse/get
 * shows by id in its own order.
 */
export function uploadCalls({ folder, read, isAllowedAddress }: UploadTools) {
  const pages = createRateLimit(15);
  const refuseMany = ({ address, now }: CallContext) => {
    if (!pages.take(address, now)) throw throttled(m.upload_too_many());
  };
  return {
    'browse/file': {
      admit: createAdmission(uploadLimit),
      handle: async (context, { file }) => {
        const { name, path } = requireFile(file);
        return store(context, resultName(name), await listOf(read, path));
      },
    },
    'browse/url': async (context, { url }) => {
      refuseMany(context);
      const path = join(folder, randomUUID());
      try {
        await fetchPublic(url, path, isAllowedAddress);
        return await store(context, pageResultName(url), await listOf(read, path));
      } catch (error) {
        if (error instanceof FetchError) throw new CallError(422, 'bad_url', error.message);
        throw error;
      } finally {
        await rm(path, { force: true });
      }
    },
  } satisfies Partial<Handlers>;
}

async function listOf(read: FileReader, path: string): Promise<ReadList> {
  const outcome = await read(path);
  if (!outcome.ok) throw new CallError(422, 'bad_file', outcome.reason);
  return outcome.list;
}

async function store({ db, shop, now }: CallContext, name: string, list: ReadList): Promise<ResultListReply> {
  const { isbns, failed, failed_count } = list;
  const id = newId();
  const matched = await eisbnsOnSale(db, shop.store_id, isbns);
  await write(db, (tx) =>
    saveResultList(tx, {
      id,
      shop_id: shop.store_id,
      created: now,
      name,
      eisbns: isbns.filter((isbn) => matched.has(isbn)),
    }),
  );
  const missing = isbns.filter((isbn) => !matched.has(isbn)).slice(0, limits.upload.missing);
  return { id, isbns: isbns.length, matched: matched.size, failed_count, failed, missing };
}

/** Makes a one-line name from an uploaded file's name, without its extension. */
function resultName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w{1,5}$/, '')
    .trim();
  const file = plain.slice(0, 80).toWellFormed();
  return file === '' ? m.upload_result_in_list() : m.upload_result_in({ file });
}

function pageResultName(url: string): string {
  const text = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`;
  return URL.canParse(text) ? m.upload_result_at({ host: new URL(text).hostname }) : m.upload_result_at_page();
}
