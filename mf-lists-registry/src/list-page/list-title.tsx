import { Remote } from '@bookfront/shared/federation';
import { formatAuthors, languageOf, mainOffer } from '@bookfront/shared/format';
import { useSpelling } from '@bookfront/shared/page';
import type { TitleCard } from '@bookfront/shared/schemas';
import { useCartableOffer } from '@bookfront/shared/session';
import { Cover, Hidden, markOf, Price, Ribbon, ShopLink, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { PrintIsbn } from '../print';
import { RemoveTitle } from './remove-title';

interface ListTitleProps {
  title: TitleCard;
  to: string;
  number: number;
  priority: boolean;
  hasCartControls: boolean;
  /** Of the visitor's own list, from which the title may be removed. */
  own?: { listId: string; onRemoved: () => void } | undefined;
}

/** One title of a list: its number and cover at the left, what it is at the right. */
export function ListTitle({ title, to, number, priority, hasCartControls, own }: ListTitleProps) {
  const offer = mainOffer(title);
  const spelling = useSpelling();
  const language = languageOf(title);
  return (
    <Article>
      <CoverLink to={to} tabIndex={-1} aria-hidden="true">
        <Cover title={title} priority={priority} />
        <Ribbon title={title} />
      </CoverLink>
      <Text>
        <Place aria-hidden="true">{number}</Place>
        <h2 {...language}>
          <ShopLink to={to}>{title.title}</ShopLink>
        </h2>
        <Hidden>{markOf(title)}</Hidden>
        {title.subtitle && <p {...language}>{title.subtitle}</p>}
        {title.authors.length > 0 && <p>{m.by_authors({ authors: formatAuthors(title.authors) })}</p>}
        <small>{[title.binding, title.publisher, title.release_date_text].filter(Boolean).join(' · ')}</small>
        <PrintIsbn eisbn={title.eisbn} />
        <Money>
          {offer && <Price offer={offer} />}
          {offer && <Stock offer={offer} />}
        </Money>
        {hasCartControls && <CartSlot title={title} />}
        <Heart>
          {!title.is_giftcard && (
            <Remote
              id="mf_lists_registry/FavouriteButton"
              eisbn={title.eisbn}
              title={title.title}
              placeholder={null}
              label={m.favourites_name({ spelling })}
              quiet
            />
          )}
          {own && <RemoveTitle {...own} eisbn={title.eisbn} title={title.title} />}
        </Heart>
      </Text>
    </Article>
  );
}

/** The cart controls of a title's main offer, if this visitor may buy it. Reserves their space while they load. */
function CartSlot({ title }: { title: TitleCard }) {
  const offer = useCartableOffer(title);
  if (!offer || title.is_giftcard) return null;
  return (
    <Cart>
      <Remote
        id="mf_cart_checkout/CartControls"
        title={title}
        offer={offer}
        compact
        placeholder={null}
        label={m.add_to_cart()}
        quiet
      />
    </Cart>
  );
}

const Article = styled.article`
  break-inside: avoid;
  display: grid;
  grid-template-columns: clamp(104px, 30vw, 160px) minmax(0, 1fr);
  gap: clamp(1.1rem, 3vw, 1.75rem);
`;

const CoverLink = styled(ShopLink)`
  position: relative;
  display: block;
  align-self: start;
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.3rem;
  min-width: 0;
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
    font: 600 var(--size-lead)/1.22 var(--font-heading);
    text-align: left;
    text-wrap: balance;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  p {
    margin: 0;
    line-height: 1.45;
    text-align: left;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
    line-height: 1.5;
  }
`;

const Place = styled.span`
  color: var(--c-muted);
  font: 400 var(--size-small)/1 var(--font-text);
  font-variant-numeric: oldstyle-nums;
`;

const Money = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.1rem 0.75rem;
  margin-top: 0.3rem;
`;

const Cart = styled.div`
  min-height: 44px;
  margin-top: 0.6rem;
`;

const Heart = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
  min-height: 44px;
  margin-top: 0.6rem;
  @media print {
    display: none;
  }
`;
