import { lastPage } from '@bookfront/shared/format/paging';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { ListItemsReply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { ButtonLink, EmptyState, PageTitle, Prose, useDocumentTitle } from '@bookfront/shared/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { ListActions } from '../list-actions';
import { useListNames } from '../list-name';
import { ListPaging } from './list-paging';
import { ListTitle } from './list-title';

interface ListViewProps {
  listId: string;
  page: number;
  /** The page has a way to the cart beside each title (NAV-21, GAP-29). */
  isCartable: boolean;
  reply: ListItemsReply;
}

/** Name, header, description, and the titles of one page. The markup of the texts has been sanitised by the api. */
export function ListView({ listId, page, isCartable, reply: { list, rows, row_count } }: ListViewProps) {
  const navigate = useNavigate();
  const addressOf = isCartable ? href.cartableList : href.list;
  const name = useListNames()(list);
  useDocumentTitle(`${name} | ${useSettings().store_info.name}`);
  const first = (page - 1) * limits.pageSize.list;
  return (
    <>
      <Head>
        <PageTitle>{name}</PageTitle>
        {list.header_visible && list.header !== name && <Header dangerouslySetInnerHTML={{ __html: list.header }} />}
        {list.description && <Prose dangerouslySetInnerHTML={{ __html: list.description }} />}
        {row_count > 0 && <Count>{m.title_count({ count: row_count })}</Count>}
        <ListActions list={list} isCartable={isCartable} onDeleted={() => navigate(href.account('lists'))} />
      </Head>
      {rows.length === 0 && <Nothing to={row_count > 0 ? addressOf(listId) : href.browse()} isBeyond={row_count > 0} />}
      {rows.length > 0 && (
        <Titles start={first + 1}>
          {rows.map((title, i) => (
            <li key={title.eisbn}>
              <ListTitle
                title={title}
                to={href.itemInList(title.eisbn, listId)}
                number={first + i + 1}
                priority={i < 3}
                isCartable={isCartable}
                ownListId={list.owner.is_you ? list.list_id : undefined}
              />
            </li>
          ))}
        </Titles>
      )}
      <ListPaging
        addressOf={(number) => addressOf(listId, number)}
        page={page}
        last={lastPage(row_count, limits.pageSize.list)}
      />
    </>
  );
}

/** ERR-16; or a page after the last. */
function Nothing({ to, isBeyond }: { to: string; isBeyond: boolean }) {
  return (
    <EmptyState title={m.list_empty()}>
      <ButtonLink kind="quiet" to={to}>
        {isBeyond ? m.go_to_the_first_page() : m.browse_all_titles()}
      </ButtonLink>
    </EmptyState>
  );
}

const Head = styled.header`
  max-width: 46rem;
  margin-bottom: clamp(2rem, 4vw, 3.25rem);
`;

const Header = styled(Prose)`
  margin-bottom: 0.75rem;
  font: 400 var(--size-lead)/1.45 var(--font-text);
`;

const Count = styled.p`
  margin: 0.75rem 0 0;
  color: var(--c-muted);
  font-size: var(--size-small);
`;

const Titles = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 27rem), 1fr));
  gap: clamp(2.25rem, 4vw, 3.25rem) clamp(2rem, 4vw, 4rem);
  margin: 0;
  padding: 0;
  list-style: none;
`;
