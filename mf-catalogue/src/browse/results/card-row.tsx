import { formatAuthors, languageOf, mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { TitleCard } from '@bookfront/shared/schemas';
import { Cover, Hidden, markOf, Price, Ribbon, ShopLink, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { CartSlot, FavouriteSlot } from './card-slots';

/** A title as a card: the cover at the left, and more of what a reader wants to know than the grid has room for. */
export function CardRow({ title, priority }: { title: TitleCard; priority: boolean }) {
  const offer = mainOffer(title);
  const to = href.item(title.eisbn);
  return (
    <Article>
      <Side>
        <ShopLink to={to} tabIndex={-1} aria-hidden="true">
          <Cover title={title} priority={priority} />
          <Ribbon title={title} />
        </ShopLink>
      </Side>
      <Text>
        <h2 {...languageOf(title)}>
          <ShopLink to={to}>{title.title}</ShopLink>
        </h2>
        <Hidden>{markOf(title)}</Hidden>
        {title.subtitle && <p {...languageOf(title)}>{title.subtitle}</p>}
        <p dir="auto">{formatAuthors(title.authors)}</p>
        <small>{factsOf(title)}</small>
        {offer && (
          <Money>
            <Price offer={offer} />
            <Stock offer={offer} />
          </Money>
        )}
        <Controls>
          <CartSlot title={title} />
          <FavouriteSlot title={title} />
        </Controls>
      </Text>
    </Article>
  );
}

/** 'Paperback · Tideline Classics · May 13, 2014 · Barsetshire 2' */
function factsOf({ binding, publisher, release_date_text, series, series_num }: TitleCard): string {
  return [binding, publisher, release_date_text, [series, series_num].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ');
}

const Article = styled.article`
  display: grid;
  grid-template-columns: clamp(96px, 28vw, 132px) minmax(0, 1fr);
  gap: 1.25rem;
`;

const Side = styled.div`
  position: relative;
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: left;
  h2 {
    margin: 0;
    font: 600 var(--size-text)/1.25 var(--font-heading);
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
  p {
    margin: 0;
    line-height: 1.4;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
    line-height: 1.5;
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: 0.5rem;
  max-width: 18rem;
  > :not([data-heart]) {
    flex: 1;
    min-width: 0;
  }
`;

const Money = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2rem 0.75rem;
    margin-top: 0.35rem;
  }
`;
