import type { List } from '@bookfront/shared/schemas';
import { Button, Skeleton, useOnDemand } from '@bookfront/shared/ui';
import { AccountNav } from '@bookfront/shared/ui/account-nav';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useOwnLists } from '../own-lists';
import { OwnPage } from '../own-page';
import { useRowFocus } from '../row-focus';
import { ListRow } from './list-row';

/** What the page's dialog is about. */
type Wanted = { is: 'create' } | { is: 'edit' | 'delete'; list: List };

/** /account/lists (LST-29, GAP-11): the visitor's lists, the built-in one first. */
export function MyListsPage() {
  const query = useOwnLists();
  const rows = useRowFocus<HTMLUListElement>((query.data?.rows ?? []).map(({ list_id }) => list_id));
  const [wanted, setWanted] = useState<Wanted>();
  const dialogs = useOnDemand(() => import('./list-dialogs'));
  const open = (next: Wanted) => {
    setWanted(next);
    dialogs.start();
  };
  return (
    <OwnPage
      title={m.my_lists()}
      nav={<AccountNav current="lists" />}
      action={
        <Button kind="quiet" onPointerEnter={dialogs.warm} onClick={() => open({ is: 'create' })}>
          {m.list_new()}
        </Button>
      }
      query={query}
      skeleton={<Skeleton lines={6} height="20rem" />}
      failed={m.lists_failed()}
      dialogs={
        <>
          {dialogs.code && wanted && <dialogs.code.ListDialog wanted={wanted} onClose={dialogs.stop} />}
          {dialogs.failedDialog}
        </>
      }
    >
      {(data) => (
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
    </OwnPage>
  );
}

const Rows = styled.ul`
  max-width: 52rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
