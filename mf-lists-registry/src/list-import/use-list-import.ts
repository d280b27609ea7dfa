import { call, failureText, type Result } from '@bookfront/shared/api-client';
import { withProgress } from '@bookfront/shared/api-client/progress';
import { useUpload } from '@bookfront/shared/api-client/upload';
import { bus } from '@bookfront/shared/events';
import type { List, Reply } from '@bookfront/shared/schemas';
import { useState } from 'react';
import { refusalText } from './file-text';

export type Found = Reply<'titlelist/import'>;

/**
 * As the cart's import (P2 §4): upload, the preview, complete; or error. 'sending': between them; `share` of the file
 * that is sent, 1: the shop reads it. A failure loses nothing: `again` is the file to try once more, a preview stays.
 */
export type ImportStage =
  | { is: 'upload'; refusal?: string; again?: File }
  | { is: 'sending'; share: number }
  | { is: 'preview'; file: File; found: Found; refusal?: string }
  | { is: 'complete'; found: Found };

/** Fills a list from one file at a time; closing the dialog aborts the request. */
export function useListImport({ list_id }: List) {
  const [stage, setStage] = useState<ImportStage>({ is: 'upload' });
  const { upload } = useUpload();

  const send = (file: File, add: boolean): Promise<Result<Found> | undefined> =>
    upload(
      (signal, onProgress) =>
        call('titlelist/import', { list_id, file, ...(add ? { add: true } : {}) }, signal, withProgress(onProgress)),
      (share) => setStage({ is: 'sending', share }),
    );
  async function preview(file: File) {
    const refusal = refusalText(file);
    if (refusal) return setStage({ is: 'upload', refusal });
    const result = await send(file, false);
    if (result?.ok) setStage({ is: 'preview', file, found: result.value });
    else if (result) setStage({ is: 'upload', refusal: failureText(result.failure), again: file });
    return undefined;
  }
  async function confirm({ file, found }: Extract<ImportStage, { is: 'preview' }>) {
    const result = await send(file, true);
    if (!result) return;
    if (!result.ok) return setStage({ is: 'preview', file, found, refusal: failureText(result.failure) });
    bus.emit('list:changed', { list_id });
    setStage({ is: 'complete', found: result.value });
    return undefined;
  }
  return {
    stage,
    preview: (file: File) => void preview(file),
    confirm: (preview: Extract<ImportStage, { is: 'preview' }>) => void confirm(preview),
    refuse: (refusal: string) => setStage({ is: 'upload', refusal }),
    restart: () => setStage({ is: 'upload' }),
  };
}
