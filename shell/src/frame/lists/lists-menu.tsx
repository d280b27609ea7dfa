import { failureText, useCall } from '@bookfront/shared/api-client';
import { useHasPage, useSpelling } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { ShopLink, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { Panel } from '../../header-parts';

/** SHL-37, SHL-38: about 198 px wide; grows with the lists up to seven, then scrolls. */
export function ListsMenu() {
  const spelling = useSpelling();
  const hasPage = useHasPage();
  const { data, error, refetch } = useCall('titlelist/getLists', {});
  return (
    <MenuPanel aria-label={m.lists_menu()} role="group">
      {!data && !error && <Skeleton lines={3} />}
      {error && (
        <button type="button" onClick={() => void refetch()}>
          {m.try_again_after({ reason: failureText(error) })}
        </button>
      )}
      {data && (
        <ul>
          {data.rows.map(({ list_id, name, can_delete }) => (
            <li key={list_id}>
              <ShopLink to={href.list(list_id)}>{can_delete ? name : m.favourites({ spelling })}</ShopLink>
            </li>
          ))}
        </ul>
      )}
      {hasPage(href.account('lists')) && <ShopLink to={href.account('lists')}>{m.all_my_lists()}</ShopLink>}
    </MenuPanel>
  );
}

const ROW = 44;

const MenuPanel = styled(Panel)`
  width: ${limits.menu.width}px;
  min-width: 0;
  ul {
    max-height: ${limits.menu.rows * ROW}px;
    overflow-y: auto;
  }
  li a {
    min-height: ${ROW}px;
  }
`;
