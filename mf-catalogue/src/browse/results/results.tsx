import type { TitleCard as Card } from '@bookfront/shared/schemas';
import { TitleCard, TitleGrid, useFirstView } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { usePerRow } from '../preferences';
import { CardRow } from './card-row';
import { CartSlot, FavouriteSlot } from './card-slots';
import type { Layout } from './layout-choice';
import { ListTable } from './list-table';

/** The titles in the chosen layout (BRW-19). */
export function Results({ rows, layout }: { rows: Card[]; layout: Layout }) {
  if (layout === 'list') return <ListTable rows={rows} />;
  if (layout === 'cards') return <Cards rows={rows} />;
  return <Covers rows={rows} />;
}

/** What a phone shows first, and most of a wide window's first row: fetched before the scripts. */
const firstRow = 4;

function Covers({ rows }: { rows: Card[] }) {
  const perRow = usePerRow();
  const isFirstView = useFirstView();
  return (
    <PerLine data-per-row={perRow} data-first-view={isFirstView || undefined}>
      <TitleGrid>
        {rows.map((title, i) => (
          <li key={title.eisbn}>
            <TitleCard
              title={title}
              level={2}
              priority={i < firstRow}
              corner={<FavouriteSlot title={title} />}
              actions={<CartSlot title={title} />}
            />
          </li>
        ))}
      </TitleGrid>
    </PerLine>
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

/** Cells of one line end on one level, whatever their text's length. */
const PerLine = styled.div`
  > ul > li {
    display: grid;
  }
  /* titles in other scripts look for typefaces, too: not before the first paint */
  &[data-first-view] > ul > li:nth-child(n + 5) {
    content-visibility: auto;
    contain-intrinsic-size: auto 10rem auto 27rem;
    overflow-clip-margin: 1rem;
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
