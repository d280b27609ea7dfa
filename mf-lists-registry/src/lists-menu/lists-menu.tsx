import { failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, ShopLink, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { useListNames } from '../list-name';
import { useOwnLists } from '../own-lists';

/** SHL-37, SHL-38: grows with the lists up to seven, then scrolls. */
export function ListsMenu() {
  const nameOf = useListNames();
  const { data, error, refetch } = useOwnLists();
  return (
    <Menu aria-label={m.my_lists()} role="group">
      {!data && !error && <Skeleton lines={3} />}
      {!data && error && (
        <Button kind="plain" onClick={() => void refetch()}>
          {m.try_again_after({ reason: failureText(error) })}
        </Button>
      )}
      {data && (
        <ul>
          {data.rows.map((list) => (
            <li key={list.list_id}>
              <ShopLink to={href.list(list.list_id)} dir="auto">
                {nameOf(list)}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
      <ShopLink to={href.account('lists')}>{m.all_my_lists()}</ShopLink>
    </Menu>
  );
}

const rowHeight = 44;

const Menu = styled.div`
  width: ${limits.menu.width}px;
  ul {
    max-height: ${limits.menu.rows * rowHeight}px;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${rowHeight}px;
    padding: 0.5rem 1rem;
    color: var(--c-ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: var(--c-wash);
  }
  > a {
    border-top: 1px solid var(--c-line);
    color: var(--c-link);
  }
`;
