import { bus } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { List } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { Button, ButtonLink, useOnDemand } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { ListAction } from './action-dialogs';

interface ListActionsProps {
  list: List;
  hasCartControls: boolean;
  /** The list's owner has deleted it. */
  onDeleted: () => void;
}

/**
 * What can be done with a whole list: to the cart, to another list, shared, printed; its owner fills and changes it,
 * and alone may read it: there is no link to share. A guest is asked to log in first (SEC-06, LST-13).
 */
export function ListActions({ list, hasCartControls, onDeleted }: ListActionsProps) {
  const { wanted, dialogs, open } = useActionDialog();
  const { logged_in } = useSession();
  const openAsMember = (action: ListAction) => (logged_in ? open(action) : bus.emit('login:wanted', {}));
  const isOwn = list.owner.is_you;
  return (
    <Bar>
      {list.has_titles && <ToCart onPointerEnter={dialogs.warm} onClick={() => openAsMember('cart')} />}
      {isOwn && (
        <Button kind="quiet" onClick={() => open('import')}>
          {m.list_import()}
        </Button>
      )}
      {list.has_titles && !hasCartControls && <ChooseTitles listId={list.list_id} />}
      {list.has_titles && (
        <Button kind="plain" onClick={() => openAsMember('copy')}>
          {m.list_copy()}
        </Button>
      )}
      {!isOwn && (
        <Button kind="plain" onClick={() => open('share')}>
          {m.share()}
        </Button>
      )}
      <Button kind="plain" onClick={() => window.print()}>
        {m.print()}
      </Button>
      {list.has_titles && <Download listId={list.list_id} />}
      {isOwn && list.can_delete && <OwnerActions open={open} />}
      {dialogs.code && (
        <dialogs.code.ActionDialog action={wanted} list={list} onClose={dialogs.stop} onDeleted={onDeleted} />
      )}
      {dialogs.failedDialog}
    </Bar>
  );
}

function useActionDialog() {
  const [wanted, setWanted] = useState<ListAction>('copy');
  const dialogs = useOnDemand(() => import('./action-dialogs'));
  const open = (action: ListAction) => {
    setWanted(action);
    dialogs.start();
  };
  return { wanted, dialogs, open };
}

function ToCart(button: { onPointerEnter: () => void; onClick: () => void }) {
  const { cart_enabled } = useSettings();
  return cart_enabled && <Button {...button}>{m.list_to_cart()}</Button>;
}

function ChooseTitles({ listId }: { listId: string }) {
  const { cart_enabled } = useSettings();
  return (
    cart_enabled && (
      <ButtonLink kind="plain" to={href.cartableList(listId)}>
        {m.list_choose_titles()}
      </ButtonLink>
    )
  );
}

function Download({ listId }: { listId: string }) {
  const { store_id } = useSettings();
  return (
    <FileLink href={href.listFile(listId, store_id)} download>
      {m.list_download()}
    </FileLink>
  );
}

function OwnerActions({ open }: { open: (action: ListAction) => void }) {
  return (
    <>
      <Button kind="plain" onClick={() => open('edit')}>
        {m.list_edit()}
      </Button>
      <Button kind="plain" onClick={() => open('delete')}>
        {m.list_delete()}
      </Button>
    </>
  );
}

const FileLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--c-link);
  text-underline-offset: 0.18em;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  margin-top: 1.25rem;
  @media print {
    display: none;
  }
`;
