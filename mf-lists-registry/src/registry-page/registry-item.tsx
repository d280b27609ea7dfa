import { formatAuthors, languageOf, mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { GiftRegistry, RegistryItem as Item } from '@bookfront/shared/schemas';
import { ButtonLink, Cover, Price, ShopLink, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { PrintIsbn } from '../print';
import { ItemQuantity } from './item-quantity';

interface RegistryItemProps {
  registry: GiftRegistry;
  item: Item;
  priority: boolean;
}

/**
 * One wanted title. It leads to the page where it is bought for the registry (REG-03); once as many are bought as are
 * wanted, it leads nowhere (REG-04, REG-05).
 */
export function RegistryItem({ registry, item, priority }: RegistryItemProps) {
  const { title, qty_requested, qty_purchased } = item;
  const isBought = qty_purchased >= qty_requested;
  const to = href.itemForRegistry(title.eisbn, registry.gift_registry_id);
  const offer = mainOffer(title);
  const cover = <Cover title={title} priority={priority} />;
  return (
    <Article data-bought={isBought || undefined}>
      {isBought ? (
        <Picture>{cover}</Picture>
      ) : (
        <Picture as={ShopLink} to={to} tabIndex={-1} aria-hidden="true">
          {cover}
        </Picture>
      )}
      <Text>
        <Ribbon data-bought={isBought || undefined} data-none={qty_purchased === 0 || undefined}>
          {isBought ? m.item_purchased() : m.item_purchased_of({ bought: qty_purchased, count: qty_requested })}
        </Ribbon>
        <h2 {...languageOf(title)}>{isBought ? title.title : <ShopLink to={to}>{title.title}</ShopLink>}</h2>
        {title.authors.length > 0 && <p>{m.by_authors({ authors: formatAuthors(title.authors) })}</p>}
        <PrintIsbn eisbn={title.eisbn} />
        <small>{[title.binding, m.item_wanted({ count: qty_requested })].filter(Boolean).join(' · ')}</small>
        {!isBought && offer && (
          <Money>
            <Price offer={offer} />
            <Stock offer={offer} />
          </Money>
        )}
        {!isBought && !registry.owner.is_you && (
          <BuyLink kind="quiet" to={to} aria-label={m.item_buy_named({ title: title.title })}>
            {m.item_buy()}
          </BuyLink>
        )}
        {registry.can_edit && <ItemQuantity registry={registry} item={item} />}
      </Text>
    </Article>
  );
}

const Article = styled.article`
  break-inside: avoid;
  display: grid;
  grid-template-columns: clamp(88px, 26vw, 130px) minmax(0, 1fr);
  gap: clamp(1.1rem, 3vw, 1.75rem);
  &[data-bought] img {
    opacity: 0.45;
    filter: grayscale(1);
  }
`;

const Picture = styled.div`
  display: block;
  align-self: start;
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.3rem;
  min-width: 0;
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
    font: 600 var(--size-lead)/1.22 var(--font-heading);
  }
  [data-bought] > & h2 {
    color: var(--c-muted);
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
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;

/**
 * P1 §4: volcano while some are wanted, green once all are bought. White reads on both with a contrast of 4.5. While
 * none is bought only its edge is volcano: a full red would look like something wrong.
 */
const Ribbon = styled.span`
  padding: 0.15rem 0.6rem;
  border-radius: 3px;
  background: #d4380d;
  color: #fff;
  font: 600 var(--size-small)/1.5 var(--font-text);
  &[data-bought] {
    background: #2b7a1f;
  }
  &[data-none] {
    border-inline-start: 4px solid #d4380d;
    background: var(--c-wash);
    color: var(--c-ink);
  }
`;

const BuyLink = styled(ButtonLink)`
  margin-top: 0.5rem;
`;

const Money = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.1rem 0.75rem;
`;
