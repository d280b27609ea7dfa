import { formatAuthors, languageOf } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { Cover, ShopLink } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';
import { clearRecentTitles, recentTitles } from './recent-titles';
import { Strip } from './strip';

/** What this browser looked at before this title, and a way to forget it. */
export function RecentStrip({ title }: { title: Title }) {
  const [titles, setTitles] = useState(() => recentTitles().filter(({ eisbn }) => eisbn !== title.eisbn));
  const clear = () => {
    clearRecentTitles();
    setTitles([]);
  };
  if (titles.length === 0) return null;
  return (
    <Strip
      id="recent-strip"
      heading={m.recently_viewed()}
      more={
        <Note>
          {m.recently_viewed_note()} <LinkButton onClick={clear}>{m.recently_viewed_clear()}</LinkButton>
        </Note>
      }
    >
      {titles.map((one) => (
        <li key={one.eisbn}>
          <Card to={href.item(one.eisbn)}>
            <Cover title={one} />
            <strong {...languageOf(one)}>{one.title}</strong>
            <span dir="auto">{formatAuthors(one.authors)}</span>
          </Card>
        </li>
      ))}
    </Strip>
  );
}

const Note = styled.span`
  color: var(--c-muted);
  font-size: var(--size-small);
`;

const Card = styled(ShopLink)`
  display: grid;
  gap: 0.3rem;
  color: inherit;
  text-decoration: none;
  strong {
    margin-top: 0.4rem;
    font: 600 var(--size-small)/1.3 var(--font-heading);
    overflow-wrap: anywhere;
  }
  span {
    color: var(--c-muted);
    font-size: var(--size-tiny);
    overflow-wrap: anywhere;
  }
`;
