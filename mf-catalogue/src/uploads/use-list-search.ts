import { failureText, type Result } from '@bookfront/shared/api-client';
import { type SendUpload, useUpload } from '@bookfront/shared/api-client/upload';
import { browsePath, emptyView, href } from '@bookfront/shared/routes';
import type { ResultListReply } from '@bookfront/shared/schemas';
import { usePreload } from '@bookfront/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '#messages';
import { storeListResult } from './recent-lists';

export interface ListSearch {
  /** What is searched, as the page says it. */
  name: string;
  /** A pasted list keeps its order in the path (SRC-07). */
  isSequence?: boolean;
  send: SendUpload<Result<ResultListReply>>;
}

/**
 * `share` 1: all is sent, the shop reads. `retry`: the search, where sending it again can help. `result`: of a list without a
 * single ISBN.
 */
export type Stage =
  | { is: 'waiting' }
  | { is: 'running'; name: string; share: number }
  | { is: 'stopped' }
  | { is: 'failed'; text: string; retry?: ListSearch; result?: ResultListReply };

/**
 * One search at a time, given up when it is stopped, replaced or left. The path of its titles takes this page's place
 * in the history (SRC-04, SRC-05).
 */
export function useListSearch() {
  const navigate = useNavigate();
  const preloadTitles = usePreload(href.browse());
  const [stage, setStage] = useState<Stage>({ is: 'waiting' });
  const { upload, stop } = useUpload();

  const start = async (search: ListSearch) => {
    preloadTitles();
    const result = await upload(search.send, (share) => setStage({ is: 'running', name: search.name, share }));
    if (!result) return;
    if (!result.ok || result.value.isbns === 0) return setStage(failedStage(search, result));
    storeListResult(result.value);
    navigate(browsePath({ ...emptyView, x: result.value.id, ...(search.isSequence ? { v: 'sequence' } : {}) }), {
      replace: true,
    });
  };
  const end = (stage: Stage) => {
    stop();
    setStage(stage);
  };
  return { stage, start, stop: () => end({ is: 'stopped' }), refuse: (text: string) => end({ is: 'failed', text }) };
}

function failedStage(search: ListSearch, result: Result<ResultListReply>): Stage {
  if (result.ok) return { is: 'failed', text: m.no_isbn_in({ name: search.name }), result: result.value };
  const { failure } = result;
  return { is: 'failed', text: failureText(failure), ...(failure.retryable ? { retry: search } : {}) };
}
