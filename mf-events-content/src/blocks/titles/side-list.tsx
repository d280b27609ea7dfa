import { formatAuthors } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import { Cover, ShopLink, Skeleton } from '@bookfront/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { ListTitles } from './list-titles';

const most = 5;

interface SideListProps {
  list: { list_id: string; limit: number | null };
  heading: string;
  path: string;
}

/** PGB-02: a list of titles in a narrow place. */
export function SideList({ list, heading, path }: SideListProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {heading}
      </h2>
      <ListTitles list={list} skeleton={<Skeleton lines={8} height="27rem" />}>
        {({ rows }) => (
          <>
            <ol>
              {rows.slice(0, most).map((title) => (
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
        )}
      </ListTitles>
    </Section>
  );
}

const Section = styled.section`
  h2 {
    margin: 0.75rem 0 1rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
    overflow-wrap: anywhere;
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
  > a {
    display: inline-block;
    padding-block: 0.65rem;
    color: var(--c-link);
  }
`;
