import { formatCount } from '@bookfront/shared/format';
import type { TitleCard as Title } from '@bookfront/shared/schemas';
import { ShopLink, TitleCard } from '@bookfront/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { Frame, Strip } from './strip';
import { StripArrows } from './strip-arrows';

interface TitleStripProps {
  titles: Title[];
  /** How many the list has in all. */
  count: number;
  listPath: string;
  name: string;
}

/** PGB-08. The first page view carries half of the titles; the others come when the shopper turns to the strip. */
const most = 24;
const atFirst = 12;

export function TitleStrip({ titles, count, listPath, name }: TitleStripProps) {
  const [shown, setShown] = useState(atFirst);
  const strip = useRef<HTMLUListElement>(null);
  const showAll = () => setShown(most);
  return (
    <Frame data-strip onPointerEnter={showAll} onTouchStart={showAll} onFocus={showAll}>
      <Strip ref={strip} aria-label={name} tabIndex={0} onScroll={showAll}>
        {titles.slice(0, shown).map((title) => (
          <li key={title.eisbn}>
            <TitleCard title={title} />
          </li>
        ))}
        <Tile>
          <ShopLink to={listPath}>
            <b>{m.view_all()}</b>
            <span>{m.title_count({ count: formatCount(count) })}</span>
          </ShopLink>
        </Tile>
      </Strip>
      <StripArrows strip={strip} name={name} />
    </Frame>
  );
}

const Tile = styled.li`
  a {
    display: grid;
    place-content: center;
    gap: 0.2rem;
    aspect-ratio: 2 / 3;
    border: 1px solid var(--c-line);
    border-radius: 4px;
    background: var(--c-wash);
    color: var(--c-link);
    text-align: center;
    text-decoration: none;
  }
  a:hover b {
    text-decoration: underline;
  }
  b {
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  span {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
