import { formatAuthors, languageOf, mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { TitleCard as Card } from '../schemas';
import { Cover } from './cover';
import { Hidden, Price, Stock } from './price';
import { ShopLink } from './shop-link';

interface TitleCardProps {
  title: Card;
  /** Where the card leads; the item page if not said. */
  to?: string;
  priority?: boolean;
  /** Cart controls: placed under the text. */
  actions?: ReactNode;
  /** A favourite button: placed on the cover's lower corner. */
  corner?: ReactNode;
  /** The level of the title's heading in its page. */
  level?: 2 | 3;
}

/** Cover, title, authors, binding, price and stock, as on the item page (ITM-53). */
export function TitleCard({
  title,
  to = href.item(title.eisbn),
  priority = false,
  actions,
  corner,
  level = 3,
}: TitleCardProps) {
  const offer = mainOffer(title);
  return (
    <Article>
      <CoverPlace>
        <CoverLink to={to} tabIndex={-1} aria-hidden="true">
          <Cover title={title} priority={priority} />
          <Ribbon title={title} />
        </CoverLink>
        {corner && <Corner>{corner}</Corner>}
      </CoverPlace>
      <TitleText as={`h${level}`} {...languageOf(title)}>
        <ShopLink to={to}>{title.title}</ShopLink>
      </TitleText>
      {markOf(title) && <Hidden>{markOf(title)}</Hidden>}
      {title.authors.length > 0 && <Byline dir="auto">{formatAuthors(title.authors)}</Byline>}
      <Facts>
        <span>{title.binding}</span>
        {offer && <Price offer={offer} />}
      </Facts>
      {offer && <Stock offer={offer} />}
      {actions}
    </Article>
  );
}

/** The one mark that matters most, '' for most titles. */
export function markOf({ is_forthcoming, is_large_print }: Pick<Card, 'is_forthcoming' | 'is_large_print'>): string {
  if (is_forthcoming) return m.forthcoming();
  return is_large_print ? m.large_print() : '';
}

/** The mark as a ribbon on the cover: a picture's part, so it is said in text beside the title as well. */
export function Ribbon({ title }: { title: Pick<Card, 'is_forthcoming' | 'is_large_print'> }) {
  const mark = markOf(title);
  return mark ? <Mark aria-hidden="true">{mark}</Mark> : null;
}

const Article = styled.article`
  display: flex;
  flex-direction: column;
  gap: 0.2rem;
  min-width: 0;
  text-align: left;
`;

const CoverPlace = styled.div`
  position: relative;
  margin-bottom: 0.6rem;
`;

const CoverLink = styled(ShopLink)`
  position: relative;
  display: block;
  transition: transform 160ms ease-out;
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover {
      transform: translateY(-3px);
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-end: 4px;
  inset-inline-end: 4px;
`;

const TitleText = styled.h3`
  margin: 0 -4px;
  font: 600 var(--size-text)/1.3 var(--font-heading);
  overflow-wrap: anywhere;
  /* evening out the lines of every card is paid for before the first paint */
  text-wrap: wrap;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  /* what the clamp would cut off else: descenders, and at the left the ellipsis of a title in Hebrew or Arabic */
  padding: 2px 4px;
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  /* the clamp would cut off a ring around the link */
  &:has(a:focus-visible) {
    outline: 3px solid var(--c-focus);
    outline-offset: 2px;
    border-radius: 2px;
  }
  a:focus-visible {
    outline: none;
  }
`;

const Byline = styled.p`
  margin: 0;
  color: var(--c-muted);
  font-size: var(--size-small);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  margin: 0.15rem 0 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 0.75rem;
  font-size: var(--size-small);
  > span:first-child {
    color: var(--c-muted);
  }
`;

const Mark = styled.span`
  position: absolute;
  /* a cover's title stands in its upper half */
  inset-block-end: 0.6rem;
  inset-inline-start: 0;
  padding: 0.2rem 0.6rem;
  background: var(--c-primary);
  color: var(--c-primary-ink);
  font-size: var(--size-tiny);
  font-weight: 600;
  border-start-end-radius: 3px;
  border-end-end-radius: 3px;
`;
