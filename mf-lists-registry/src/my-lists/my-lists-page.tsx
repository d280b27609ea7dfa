import { failureText } from '@bookfront/shared/api-client';
import type { List } from '@bookfront/shared/schemas';
import { Button, FailedState, PageTitle, PageWidth, Skeleton } from '@bookfront/shared/ui';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useOwnLists } from '../own-lists';
import { useRowFocus } from '../row-focus';
import { ListRow } from './list-row';

/** What the page's dialog is about. */
type Wanted = { is: 'create' } | { is: 'edit' | 'delete'; list: List };

/** /account/lists (LST-29, GAP-11): the visitor's lists, the built-in one first. */
export function MyListsPage() {
  const { data, error, refetch } = useOwnLists();
  const rows = useRowFocus<HTMLUListElement>((data?.rows ?? []).map(({ list_id }) => list_id));
  const [wanted, setWanted] = useState<Wanted>();
  const dialogs = useOnDemand(() => import('./list-dialogs'));
  const open = (next: Wanted) => {
    setWanted(next);
    dialogs.start();
  };
  return (
    <PageWidth>
      <Head>
        <PageTitle>{m.my_lists()}</PageTitle>
        <Button kind="quiet" onPointerEnter={dialogs.warm} onClick={() => open({ is: 'create' })}>
          {m.list_new()}
        </Button>
      </Head>
      {!data && !error && <Skeleton lines={6} height="20rem" />}
      {!data && error && (
        <FailedState title={m.lists_failed()} text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {data && (
        <Rows ref={rows}>
          {data.rows.map((list) => (
            <ListRow
              key={list.list_id}
              list={list}
              onEdit={() => open({ is: 'edit', list })}
              onDelete={() => open({ is: 'delete', list })}
            />
          ))}
        </Rows>
      )}
      {dialogs.code && wanted && <dialogs.code.ListDialog wanted={wanted} onClose={dialogs.stop} />}
      {dialogs.failedDialog}
    </PageWidth>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-bottom: clamp(1rem, 3vw, 2rem);
`;

const Rows = styled.ul`
  max-width: 52rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
