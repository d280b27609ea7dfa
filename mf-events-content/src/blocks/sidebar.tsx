import { failureText, useCall } from '@bookfront/shared/api-client';
import { formatAuthors } from '@bookfront/shared/format';
import { useHasPage, useSettings } from '@bookfront/shared/page';
import { href, listStripPayload } from '@bookfront/shared/routes';
import { ButtonLink, Cover, ShopLink, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { ListWidget } from './placement';
import { useListPath } from './use-list-path';

const most = 5;

/** PGB-02: buttons that the shop wants there, and its side lists. Nothing when there is neither. */
export function Sidebar({ lists }: { lists: ListWidget[] }) {
  const buttons = useSideButtons();
  if (lists.length === 0 && buttons.length === 0) return null;
  return (
    <Aside aria-label={m.more_from_the_shop()}>
      {buttons.map(({ label, path }) => (
        <ButtonLink key={path} to={path} kind="quiet">
          {label}
        </ButtonLink>
      ))}
      {lists.map((list) => (
        <SideList key={list.id} list={list} />
      ))}
    </Aside>
  );
}

/** PGB-04, PGB-05: the buttons that the shop wants and that lead to a page. */
function useSideButtons() {
  const { show_browse_button, show_features_button } = useSettings();
  const hasPage = useHasPage();
  const buttons = [
    { label: m.browse(), path: href.browse(), isWanted: show_browse_button },
    { label: m.features(), path: '/features', isWanted: show_features_button },
  ];
  return buttons.filter(({ path, isWanted }) => isWanted && hasPage(path));
}

function SideList({ list }: { list: ListWidget }) {
  return (
    <section aria-labelledby={`list-${list.id}`}>
      <h2 id={`list-${list.id}`}>{list.header || list.name}</h2>
      <SideTitles list={list} />
    </section>
  );
}

function SideTitles({ list }: { list: ListWidget }) {
  const path = useListPath(list);
  const { data, error } = useCall('titlelist/getItems', listStripPayload(list));
  if (error) return <p role="alert">{failureText(error, m.list_error())}</p>;
  if (!data) return <Skeleton lines={8} height="27rem" />;
  if (data.rows.length === 0) return <p>{m.no_results()}</p>;
  return (
    <>
      <ol>
        {data.rows.slice(0, most).map((title) => (
          <li key={title.eisbn}>
            <Cover title={title} />
            <div>
              <ShopLink to={href.item(title.eisbn)}>{title.title}</ShopLink>
              <span>{formatAuthors(title.authors, 2)}</span>
            </div>
          </li>
        ))}
      </ol>
      <ShopLink to={path}>{m.view_all()}</ShopLink>
    </>
  );
}

const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: 0.75rem;
  /* buttons alone end the page */
  &:not(:has(> section)) {
    grid-auto-flow: column;
    justify-content: center;
  }
  h2 {
    margin: 0.75rem 0 1rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: 1rem 1.5rem;
    margin: 0 0 0.5rem;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 3.4rem 1fr;
    gap: 0.85rem;
    overflow-wrap: anywhere;
  }
  li div {
    display: grid;
    align-content: center;
    line-height: 1.35;
  }
  li a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
  span {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  section > a {
    display: inline-block;
    padding-block: 0.65rem;
    color: var(--c-link);
  }
`;
