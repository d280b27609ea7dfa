import { Remote } from '@bookfront/shared/federation';
import { formatAuthors, formatCount, languageOf, mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { TitleCard as Title } from '@bookfront/shared/schemas';
import { useCartableOffer } from '@bookfront/shared/session';
import { Cover, Price, ShopLink, Stock, TitleCard, TitleGrid, TitleGridSkeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { BlockProps } from '../block-props';
import { Words } from '../parts';
import { ListSection } from './list-section';
import { ListTitles } from './list-titles';
import { useListPath } from './use-list-path';

/** PGB-28 */
export function ProductGrid({ block }: BlockProps<'product_grid'>) {
  const { list, limit } = block;
  const path = useListPath(list);
  return (
    <ListSection heading={block.heading || list.header || list.name} path={path}>
      <ListTitles list={block} skeleton={<TitleGridSkeleton cells={limit} />}>
        {({ rows, row_count }) => (
          <>
            <TitleGrid>
              {rows.slice(0, limit).map((title) => (
                <li key={title.eisbn}>
                  <TitleCard title={title} />
                </li>
              ))}
            </TitleGrid>
            {row_count > limit && (
              <All>
                <ShopLink to={path}>{m.view_all_titles({ count: formatCount(row_count) })}</ShopLink>
              </All>
            )}
          </>
        )}
      </ListTitles>
    </ListSection>
  );
}

/** PGB-29: one title, with the shop's words on it and a way into the cart. */
export function SingleTitle({ block, level, isFirst }: BlockProps<'single_title_feature'>) {
  const { title } = block;
  return (
    <Feature>
      <ShopLink to={href.item(title.eisbn)} tabIndex={-1} aria-hidden="true">
        <Cover title={title} large priority={isFirst} />
      </ShopLink>
      <div>
        <Words heading={block.heading} text={block.text} button={null} level={level} />
        <About title={title} />
        <Words heading="" text="" button={block.button} level={2} />
      </div>
    </Feature>
  );
}

function About({ title }: { title: Title }) {
  const offer = mainOffer(title);
  const cartable = useCartableOffer(title, offer);
  return (
    <Facts>
      <h3 {...languageOf(title)}>
        <ShopLink to={href.item(title.eisbn)}>{title.title}</ShopLink>
      </h3>
      {title.authors.length > 0 && <p dir="auto">{formatAuthors(title.authors)}</p>}
      {offer && (
        <p>
          <Price offer={offer} /> <Stock offer={offer} />
        </p>
      )}
      {cartable && (
        <Remote
          id="mf_cart_checkout/CartControls"
          title={title}
          offer={cartable}
          compact
          placeholder={<Reserved />}
          label={m.cart_controls()}
          quiet
        />
      )}
    </Facts>
  );
}

const All = styled.p`
  margin: 1.5rem 0 0;
  a {
    display: inline-block;
    padding-block: 0.65rem;
    color: var(--c-link);
  }
`;

const Feature = styled.article`
  display: grid;
  grid-template-columns: minmax(7rem, 15rem) minmax(0, 1fr);
  align-items: start;
  gap: 1.5rem clamp(1.25rem, 4vw, 3rem);
  text-align: left;
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    > a {
      width: 10rem;
    }
  }
`;

const Facts = styled.div`
  margin-block: 1.25rem;
  h3 {
    margin: 0 0 0.25rem;
    font: 600 var(--size-lead)/1.3 var(--font-heading);
    overflow-wrap: anywhere;
  }
  h3 a {
    color: inherit;
  }
  p {
    margin: 0 0 0.75rem;
  }
`;

const Reserved = styled.div`
  min-height: 46px;
`;
