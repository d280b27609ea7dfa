import type { CallFailure } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { ButtonLink, EmptyState, FailedState } from '@bookfront/shared/ui';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';

/** What a list that can't be shown says (ERR-13 to ERR-15, SEC-04), by the api's code (GAP-28). */
export function ListFailed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  if (failure.code === 'login_required') return <LoginFirst />;
  if (failure.code === 'bad_list_id') return <NoSuchList text={m.list_id_bad()} />;
  if (failure.code === 'invalid_list_id') return <NoSuchList text={m.list_id_incorrect()} />;
  return <FailedState level={1} title={m.list_error()} onRetry={onRetry} />;
}

function LoginFirst() {
  const { pathname } = useLocation();
  return (
    <EmptyState title={m.list_login()} level={1}>
      <ButtonLink to={href.login(pathname)}>{m.log_in()}</ButtonLink>
    </EmptyState>
  );
}

function NoSuchList({ text }: { text: string }) {
  return (
    <EmptyState title={text} level={1}>
      <ButtonLink kind="quiet" to={href.browse()}>
        {m.browse_all_titles()}
      </ButtonLink>
    </EmptyState>
  );
}
