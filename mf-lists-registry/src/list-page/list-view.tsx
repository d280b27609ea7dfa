import { formatCount } from '@bookfront/shared/format';
import { lastPage } from '@bookfront/shared/format/paging';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { List, ListItemsReply, TitleCard } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { ButtonLink, EmptyState, PageTitle, Prose, useDocumentTitle } from '@bookfront/shared/ui';
import { PageLinks } from '@bookfront/shared/ui/page-links';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { ListActions } from '../list-actions';
import { useListNames } from '../list-name';
import { PrintHead } from '../print';
import { useRowFocus } from '../row-focus';
import { ListDescription } from './list-description';
import { ListTitle } from './list-title';
import { type Removed, UndoRemoval } from './undo-removal';

interface ListViewProps {
  listId: string;
  page: number;
  /** The page has a way to the cart beside each title (NAV-21, GAP-29). */
  hasCartControls: boolean;
  reply: ListItemsReply;
}

/** Name, header, description, and the titles of one page. The markup of the texts has been sanitised by the api. */
export function ListView({ listId, page, hasCartControls, reply }: ListViewProps) {
  const { list, rows, row_count } = reply;
  const addressOf = hasCartControls ? href.cartableList : href.list;
  const [removed, setRemoved] = useState<Removed>();
  return (
    <>
      <PrintHead />
      <ListHead
        reply={reply}
        hasCartControls={hasCartControls}
        removed={removed}
        onUndone={() => setRemoved(undefined)}
      />
      {rows.length === 0 && row_count === 0 && <Nothing isOwn={list.owner.is_you} />}
      {rows.length === 0 && row_count > 0 && <Beyond page={page} to={addressOf(listId)} />}
      {rows.length > 0 && (
        <ListTitles
          rows={rows}
          listId={listId}
          first={(page - 1) * limits.pageSize.list}
          hasCartControls={hasCartControls}
          ownListId={ownListIdOf(list)}
          onRemoved={setRemoved}
        />
      )}
      <PageLinks
        addressOf={(number) => addressOf(listId, number)}
        page={page}
        last={lastPage(row_count, limits.pageSize.list)}
      />
    </>
  );
}

const ownListIdOf = (list: List): string | undefined => (list.owner.is_you ? list.list_id : undefined);

interface ListHeadProps {
  reply: ListItemsReply;
  hasCartControls: boolean;
  removed: Removed | undefined;
  onUndone: () => void;
}

function ListHead({ reply: { list, row_count }, hasCartControls, removed, onUndone }: ListHeadProps) {
  const navigate = useNavigate();
  const name = useListNames()(list);
  useDocumentTitle(`${name} | ${useSettings().store_info.name}`);
  return (
    <Head>
      <PageTitle>{name}</PageTitle>
      {list.header_visible && list.header !== name && <Header dangerouslySetInnerHTML={{ __html: list.header }} />}
      <ListDescription list={list} />
      {row_count > 0 && <Count>{m.title_count({ count: formatCount(row_count) })}</Count>}
      {removed && removed.listId === ownListIdOf(list) && <UndoRemoval removed={removed} onDone={onUndone} />}
      <ListActions list={list} hasCartControls={hasCartControls} onDeleted={() => navigate(href.account('lists'))} />
    </Head>
  );
}

interface ListTitlesProps {
  rows: TitleCard[];
  listId: string;
  /** The titles before this page. */
  first: number;
  hasCartControls: boolean;
  ownListId: string | undefined;
  onRemoved: (removed: Removed) => void;
}

function ListTitles({ rows, listId, first, hasCartControls, ownListId, onRemoved }: ListTitlesProps) {
  const titles = useRowFocus<HTMLOListElement>(rows.map(({ eisbn }) => eisbn));
  const ownOf = ({ eisbn, title }: TitleCard) =>
    ownListId === undefined
      ? undefined
      : { listId: ownListId, onRemoved: () => onRemoved({ listId: ownListId, eisbn, title }) };
  return (
    <Titles ref={titles} start={first + 1}>
      {rows.map((title, i) => (
        <li key={title.eisbn}>
          <ListTitle
            title={title}
            to={href.itemInList(title.eisbn, listId)}
            number={first + i + 1}
            priority={i < 3}
            hasCartControls={hasCartControls}
            own={ownOf(title)}
          />
        </li>
      ))}
    </Titles>
  );
}

/** ERR-16 */
function Nothing({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState title={m.list_empty()}>
      {isOwn && <p>{m.list_empty_hint()}</p>}
      <ButtonLink kind="quiet" to={href.browse()}>
        {m.browse_all_titles()}
      </ButtonLink>
    </EmptyState>
  );
}

function Beyond({ page, to }: { page: number; to: string }) {
  return (
    <EmptyState title={m.list_page_beyond({ number: page })}>
      <ButtonLink kind="quiet" to={to}>
        {m.go_to_the_first_page()}
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
