import { href } from '@bookfront/shared/routes';
import type { RegistryCard as Card } from '@bookfront/shared/schemas';
import { Cover, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { occasionOf } from '../occasion';
import { thumbnailsOf } from './thumbnails';

/** A registry with its occasion, how much of it has been bought, and covers of what it asks for (REG-02). */
export function RegistryCard({ registry }: { registry: Card }) {
  const { items = [] } = registry;
  const { shown, more } = thumbnailsOf(items);
  const wanted = items.reduce((sum, item) => sum + item.qty_requested, 0);
  const bought = items.reduce((sum, item) => sum + Math.min(item.qty_purchased, item.qty_requested), 0);
  return (
    <Article>
      <h2 dir="auto">
        <ShopLink to={href.registry(registry.gift_registry_id)}>{registry.title}</ShopLink>
      </h2>
      <p>
        {[occasionOf(registry), registry.deadline_text && m.registry_until({ day: registry.deadline_text })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{items.length === 0 ? m.registry_empty() : m.registry_bought({ bought, count: wanted })}</p>
      {shown.length > 0 && (
        <Covers aria-hidden="true">
          {shown.map(({ title }) => (
            <Cover key={title.eisbn} title={title} />
          ))}
          {more > 0 && <More>{m.more_count({ count: more })}</More>}
        </Covers>
      )}
    </Article>
  );
}

const Article = styled.li`
  position: relative;
  padding: 1.25rem;
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  overflow-wrap: anywhere;
  h2 {
    margin: 0 0 0.25rem;
    font: 600 var(--size-lead)/1.22 var(--font-heading);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    position: absolute;
    inset: 0;
    border-radius: 8px;
    content: '';
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  p {
    margin: 0;
    color: var(--c-muted);
  }
`;

const Covers = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 0.5rem;
  margin-top: 1rem;
`;

const More = styled.span`
  display: grid;
  place-content: center;
  aspect-ratio: 2 / 3;
  border-radius: 4px;
  background: var(--c-wash);
  color: var(--c-ink);
  font-size: var(--size-small);
  text-align: center;
`;
