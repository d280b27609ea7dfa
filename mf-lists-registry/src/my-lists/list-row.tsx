import { formatCount } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { List } from '@bookfront/shared/schemas';
import { Button, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { useListNames } from '../list-name';

interface ListRowProps {
  list: List;
  onEdit: () => void;
  onDelete: () => void;
}

/** One list with what may be done with it; the built-in one is neither renamed nor deleted (LST-01). */
export function ListRow({ list, onEdit, onDelete }: ListRowProps) {
  const name = useListNames()(list);
  return (
    <Row>
      <div>
        <ShopLink to={href.list(list.list_id)} dir="auto">
          {name}
        </ShopLink>
        <span>{m.title_count({ count: formatCount(list.row_count) })}</span>
        {list.description_text && <p dir="auto">{list.description_text}</p>}
      </div>
      {list.can_delete && (
        <Actions>
          <Button kind="plain" aria-label={m.list_edit_named({ list: name })} onClick={onEdit}>
            {m.list_edit()}
          </Button>
          <Button kind="plain" aria-label={m.list_delete_named({ list: name })} onClick={onDelete}>
            {m.list_delete()}
          </Button>
        </Actions>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 2rem;
  padding: 0.75rem 0;
  border-bottom: 1px solid var(--c-line);
  > div:first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
  a {
    display: inline-block;
    padding: 0.5rem 0;
    color: var(--c-ink);
    font: 600 var(--size-text)/1.3 var(--font-heading);
    overflow-wrap: anywhere;
  }
  span {
    margin-left: 0.75rem;
    color: var(--c-muted);
    font-size: var(--size-small);
    white-space: nowrap;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    color: var(--c-muted);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 0.5rem 1.5rem;
`;
