import { failureText, useCall } from '@bookfront/shared/api-client';
import { useHasPage, useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { ShopLink, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { Panel } from './disclosure';

/** SHL-37, SHL-38: about 198 px wide; grows with the lists up to seven, then scrolls. */
export function ListsMenu() {
  const { store_info } = useSettings();
  const hasPage = useHasPage();
  const { data, error, refetch } = useCall('titlelist/getLists', {});
  return (
    <Sheet aria-label="My lists" role="group">
      {!data && !error && <Skeleton lines={3} />}
      {error && (
        <button type="button" onClick={() => void refetch()}>
          {failureText(error)} Try again
        </button>
      )}
      {data && (
        <ul>
          {data.rows.map(({ list_id, name, can_delete }) => (
            <li key={list_id}>
              <ShopLink to={href.list(list_id)}>{can_delete ? name : favourites(store_info.is_american)}</ShopLink>
            </li>
          ))}
        </ul>
      )}
      {hasPage(href.account('lists')) && <ShopLink to={href.account('lists')}>All my lists</ShopLink>}
    </Sheet>
  );
}

/** P1§6: the list that can't be deleted. */
const favourites = (isAmerican: boolean) => (isAmerican ? 'Favorites' : 'Favourites');

const ROW = 44;

const Sheet = styled(Panel)`
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
