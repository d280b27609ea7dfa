import { call, failureText, type Result } from '@bookfront/shared/api-client';
import { withProgress } from '@bookfront/shared/api-client/progress';
import type { ImportRow, Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
  const running = useRef<AbortController>(undefined);
  const client = useQueryClient();
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, isAdding: boolean): Promise<Result<Reply<'cart/import'>> | undefined> {
    const own = new AbortController();
    running.current = own;
    const show = (share: number) => own.signal.aborted || setStage({ is: 'sending', share, isAdding });
    show(0);
    const key = isAdding ? await openImportKey(client, file) : undefined;
    if (own.signal.aborted) return undefined;
    const payload = key ? { file, addToCart: true, idempotency_key: key.key } : { file };
    const result = await call('cart/import', payload, own.signal, withProgress(show)).catch(ignoreAbort(own.signal));
    key?.settle(result);
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

const ignoreAbort = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
  return undefined;
};
