import { call, failureText, type Result } from '@bookfront/shared/api-client';
import { withProgress } from '@bookfront/shared/api-client/progress';
import { type SendUpload, useUpload } from '@bookfront/shared/api-client/upload';
import type { ImportRow, Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#messages';
import { openImportKey } from './import-keys';
import { canProcess, refusalText } from './import-rules';

/**
 * P2 §4: upload, process (the preview), complete; or error. 'sending': between them; `share` of the file that is sent,
 * 1: the shop reads it.
 */
export type ImportStage =
  | { is: 'upload'; refusal?: string; rows?: ImportRow[] }
  | { is: 'sending'; share: number; isAdding: boolean }
  | { is: 'process'; file: File; rows: ImportRow[] }
  | { is: 'complete'; rows: ImportRow[] }
  | { is: 'error'; text: string };

/** Imports one file at a time; closing the dialog aborts the request. */
export function useImport() {
  const [stage, setStage] = useState<ImportStage>({ is: 'upload' });
  const { upload } = useUpload();
  const client = useQueryClient();

  async function send(file: File, isAdding: boolean): Promise<ImportResult | undefined> {
    const result = await upload(isAdding ? addsOnce(client, file) : reads(file), (share) =>
      setStage({ is: 'sending', share, isAdding }),
    );
    if (result && !result.ok) setStage({ is: 'error', text: failureText(result.failure) });
    return result;
  }
  async function preview(file: File) {
    const refusal = refusalText(file);
    if (refusal) return setStage({ is: 'upload', refusal });
    const result = await send(file, false);
    if (!result?.ok) return undefined;
    const rows = result.value.result.titles;
    return setStage(
      canProcess(rows) ? { is: 'process', file, rows } : { is: 'upload', refusal: m.import_no_rows(), rows },
    );
  }
  async function confirm(file: File) {
    const result = await send(file, true);
    if (!result?.ok) return;
    if (result.value.cart) sessionStore.setCart(result.value.cart);
    setStage({ is: 'complete', rows: result.value.result.titles });
  }
  return {
    stage,
    preview: (file: File) => void preview(file),
    confirm: (file: File) => void confirm(file),
    refuse: (refusal: string) => setStage({ is: 'upload', refusal }),
    restart: () => setStage({ is: 'upload' }),
  };
}

type ImportResult = Result<Reply<'cart/import'>>;

const reads =
  (file: File): SendUpload<ImportResult> =>
  (signal, onProgress) =>
    call('cart/import', { file }, signal, withProgress(onProgress));

const addsOnce =
  (client: QueryClient, file: File): SendUpload<ImportResult> =>
  async (signal, onProgress) => {
    const { key, settle } = await openImportKey(client, file);
    const payload = { file, addToCart: true, idempotency_key: key };
    const result = await call('cart/import', payload, signal, withProgress(onProgress));
    settle(result);
    return result;
  };
