import type { TitleCard as Card } from '@bookfront/shared/schemas';
import { TitleCard, TitleGrid } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { usePerRow } from '../preferences';
import { CartPlace, FavouritePlace } from './card-parts';
import { CardRow } from './card-row';
import type { Layout } from './layout-choice';
import { ListTable } from './list-table';

/** The titles in the chosen layout (BRW-19). */
export function Results({ rows, layout }: { rows: Card[]; layout: Layout }) {
  if (layout === 'list') return <ListTable rows={rows} />;
  if (layout === 'cards') return <Cards rows={rows} />;
  return <Covers rows={rows} />;
}

/** The first row is what the first paint waits for; of six covers at most. */
const firstRow = 6;

function Covers({ rows }: { rows: Card[] }) {
  const perRow = usePerRow();
  return (
    <PerLine data-per-row={perRow}>
      <TitleGrid>
        {rows.map((title, i) => (
          <li key={title.eisbn}>
            <TitleCard title={title} level={2} priority={i < firstRow} actions={<Actions title={title} />} />
          </li>
        ))}
      </TitleGrid>
    </PerLine>
  );
}

function Actions({ title }: { title: Card }) {
  return (
    <>
      <FavouritePlace title={title} />
      <CartPlace title={title} />
    </>
  );
}

function Cards({ rows }: { rows: Card[] }) {
  return (
    <CardGrid>
      {rows.map((title, i) => (
        <li key={title.eisbn}>
          <CardRow title={title} priority={i < firstRow} />
        </li>
      ))}
    </CardGrid>
  );
}

/** Cells of one line end on one level, whatever their text's length. The heart stands on the cover's lower corner: a cover is one and a half cells high. */
const PerLine = styled.div`
  > ul > li {
    display: grid;
    container-type: inline-size;
  }
  [data-heart] {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(150cqw - 48px);
    inset-inline-end: 4px;
  }
  @media (min-width: 900px) {
    ${[2, 3, 4, 5, 6].map((n) => `&[data-per-row='${n}'] > ul { grid-template-columns: repeat(${n}, minmax(0, 1fr)); }`).join('\n')}
  }
`;

const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: 2.25rem 2.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
