import { failureText, useCall } from '@bookfront/shared/api-client';
import { listStripPayload } from '@bookfront/shared/routes';
import { FailedState, Prose, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { ListWidget } from './placement';
import { StripSkeleton } from './strip-skeleton';
import { TitleStrip } from './title-strip';
import { useListPath } from './use-list-path';

/** One list of titles: its heading leads to the list, its first titles stand in a strip (PGB-07). */
export function ListSection({ list }: { list: ListWidget }) {
  const heading = list.header || list.name;
  const path = useListPath(list);
  return (
    <Section aria-labelledby={`list-${list.id}`}>
      <h2 id={`list-${list.id}`}>
        <ShopLink to={path}>{heading}</ShopLink>
      </h2>
      {list.description && <Prose dangerouslySetInnerHTML={{ __html: list.description }} />}
      <Titles list={list} heading={heading} path={path} />
    </Section>
  );
}

function Titles({ list, heading, path }: { list: ListWidget; heading: string; path: string }) {
  const { data, error, refetch } = useCall('titlelist/getItems', listStripPayload(list));
  if (error) return <FailedState title={m.list_error()} text={failureText(error, '')} onRetry={() => void refetch()} />;
  if (!data) return <StripSkeleton />;
  if (data.rows.length === 0) return <p>{m.no_results()}</p>;
  return <TitleStrip titles={data.rows} count={data.row_count} listPath={path} name={heading} />;
}

const Section = styled.section`
  margin-bottom: clamp(2.25rem, 5vw, 3.75rem);
  > h2 {
    margin: 0 0 1.1rem;
    font: 600 clamp(1.4rem, 1.2rem + 0.9vw, 1.85rem) / 1.2 var(--font-heading);
    letter-spacing: -0.005em;
  }
  > h2 a {
    color: inherit;
    text-decoration: none;
  }
  > h2 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  > h2 + div:not([data-strip]) {
    margin: -0.4rem 0 1.1rem;
    color: var(--c-muted);
  }
  > h2 + div p:last-child {
    margin-bottom: 0;
  }
`;
