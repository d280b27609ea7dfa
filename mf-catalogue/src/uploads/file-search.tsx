import { call } from '@bookfront/shared/api-client';
import { withProgress } from '@bookfront/shared/api-client/progress';
import { href } from '@bookfront/shared/routes';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromNavigationState, type PendingIsbnList, toNavigationState } from '../pending-isbn-list';
import { refusalText } from './check-file';
import { FileForm } from './file-form';
import { SearchStage } from './search-stage';
import { type ListSearch, useListSearch } from './use-list-search';

/**
 * /browse/file: sends the list that the navigation's state leads to, and asks for one where there is none or it failed
 * (NAV-59).
 */
export function FileSearch() {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const { stage, start, stop, refuse } = useListSearch();
  const list = fromNavigationState(state);
  // before the form is seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useLayoutEffect(() => {
    if (!list) return;
    const refusal = refusalText(list.file);
    if (refusal) refuse(refusal);
    else void start(searchOf(list));
  }, [key]);
  const send = (given: File | string) =>
    navigate(href.fileSearch(), { replace: true, state: toNavigationState(given) });
  return (
    <>
      <SearchStage stage={stage} onStop={stop} onAgain={(search) => void start(search)} />
      {stage.is !== 'running' && <FileForm text={list?.text} onList={send} onRefuse={refuse} />}
    </>
  );
}

const searchOf = ({ file, text }: PendingIsbnList): ListSearch => ({
  name: text === undefined ? `“${file.name}”` : 'your list',
  isSequence: text !== undefined,
  send: (signal, onSent) => call('browse/file', { file }, signal, withProgress(onSent)),
});
