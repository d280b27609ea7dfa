import type { Title } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Cover } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { PictureButton } from './picture-button';
import { insideOf, insideSrc } from './pictures';

/** Thumbnails shown (P1 §9). */
const shown = 3;

/** The first three pictures (ITM-31); the last one shows how many more there are. */
export function Thumbnails({ title }: { title: Title }) {
  const inside = insideOf(title);
  const more = inside.length + 1 - shown;
  return (
    <List aria-label={m.pictures()}>
      <li>
        <PictureButton at={0}>
          <Cover title={title} alt={m.cover()} />
        </PictureButton>
      </li>
      {inside.slice(0, shown - 1).map((one, i) => (
        <li key={one.key}>
          <PictureButton at={i + 1}>
            <img
              src={insideSrc(title.eisbn, one, limits.coverWidths.card)}
              alt={m.sample_page({ number: i + 1 })}
              loading="lazy"
              width={200}
              height={300}
            />
            {more > 0 && i === shown - 2 && <More>+{more}</More>}
          </PictureButton>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.75rem;
  margin: 1rem 0 0;
  padding: 0;
  list-style: none;
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 2 / 3;
    border-radius: 3px;
    background: var(--c-wash);
    object-fit: cover;
  }
`;

const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: 3px;
  background: rgb(0 0 0 / 60%);
  color: #fff;
  font-weight: 600;
`;
