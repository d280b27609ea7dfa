import { failureText, useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Widget } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { FailedState, Prose, ShopLink, TitleCard, TitleGrid, TitleGridSkeleton } from '@bookfront/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

type ListWidget = Extract<Widget, { block: 'list' }>;

/**
 * A list of the shop: its name leads to it, its first titles stand below. `description` has been sanitised by the api.
 */
export function ListPart({ list }: { list: ListWidget }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>
        <ShopLink to={href.list(list.list_id)}>{list.header || list.name}</ShopLink>
      </h2>
      {list.description && <Prose dir="auto" dangerouslySetInnerHTML={{ __html: list.description }} />}
      <Titles listId={list.list_id} />
    </Section>
  );
}

function Titles({ listId }: { listId: string }) {
  const { data, error, refetch } = useCall('titlelist/getItems', {
    list_id: listId,
    limit: String(limits.pageSize.home),
  });
  if (error) return <FailedState title={m.list_error()} text={failureText(error, '')} onRetry={() => void refetch()} />;
  if (!data) return <TitleGridSkeleton cells={6} />;
  if (data.rows.length === 0) return <p>{m.no_results()}</p>;
  return (
    <TitleGrid>
      {data.rows.map((title) => (
        <li key={title.eisbn}>
          <TitleCard title={title} />
        </li>
      ))}
    </TitleGrid>
  );
}

const Section = styled.section`
  > h2 {
    margin: 0 0 1rem;
    font: 600 clamp(1.4rem, 1.2rem + 0.9vw, 1.85rem) / 1.2 var(--font-heading);
  }
  > h2 a {
    color: inherit;
    text-underline-offset: 0.18em;
  }
  > div {
    margin-bottom: 1rem;
  }
`;
