import { call, failureText } from '@bookfront/shared/api-client';
import { withProgress } from '@bookfront/shared/api-client/progress';
import { bus } from '@bookfront/shared/events';
import type { List, Reply } from '@bookfront/shared/schemas';

import { useEffect, useRef, useState } from 'react';
import { refusalText } from './file-text';

export type Found = Reply<'titlelist/import'>;

/**
 * As the cart's import (P2 §4): upload, the preview, complete; or error. 'sending': between them; `share` of the file
 * that is sent, 1: the shop reads it.
 */
export type ImportStage =
  | { is: 'upload'; refusal?: string }
  | { is: 'sending'; share: number }
  | { is: 'preview'; file: File; found: Found }
  | { is: 'complete'; found: Found };

/** Fills a list from one file at a time; closing the dialog aborts the request. */
export function useListImport({ list_id }: List) {
  const [stage, setStage] = useState<ImportStage>({ is: 'upload' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, add: boolean): Promise<Found | undefined> {
    const own = new AbortController();
    running.current = own;
    const show = (share: number) => own.signal.aborted || setStage({ is: 'sending', share });
    show(0);
    const payload = { list_id, file, ...(add ? { add: true } : {}) };
    const result = await call('titlelist/import', payload, own.signal, withProgress(show)).catch((error) => {
      if (!own.signal.aborted) throw error;
    });
    if (result && !result.ok) setStage({ is: 'upload', refusal: failureText(result.failure) });
    return result?.ok ? result.value : undefined;
  }
  async function preview(file: File) {
    const refusal = refusalText(file);
    if (refusal) return setStage({ is: 'upload', refusal });
    const found = await send(file, false);
    if (found) setStage({ is: 'preview', file, found });
    return undefined;
  }
  async function confirm(file: File) {
    const found = await send(file, true);
    if (!found) return;
    bus.emit('list:changed', { list_id });
    setStage({ is: 'complete', found });
  }
  return {
    stage,
    preview: (file: File) => void preview(file),
    confirm: (file: File) => void confirm(file),
    refuse: (refusal: string) => setStage({ is: 'upload', refusal }),
    restart: () => setStage({ is: 'upload' }),
  };
}
