import { formatCount } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { Feature } from '@bookfront/shared/schemas';
import { Cover, Prose, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { PdfButton } from './pdf-button';

/** FEA-03, FEA-04: one featured list; its name leads to its titles. */
export function FeatureCard({ feature }: { feature: Feature }) {
  const { list_id, header, description, date_text, category, sub_category, row_count, covers } = feature;
  return (
    <Article>
      <Covers to={href.list(list_id)} tabIndex={-1} aria-hidden="true">
        {covers.map((cover) => (
          <Cover key={cover.eisbn} title={cover} />
        ))}
      </Covers>
      <div>
        <h2 dir="auto">
          <ShopLink to={href.list(list_id)}>{header}</ShopLink>
        </h2>
        <Facts>
          {[date_text, category, sub_category].filter(Boolean).map((text) => (
            <span key={text} dir="auto">
              {text}
            </span>
          ))}
          <span>{m.title_count({ count: formatCount(row_count) })}</span>
        </Facts>
        {description && <Prose dir="auto" dangerouslySetInnerHTML={{ __html: description }} />}
        {row_count > 0 && <PdfButton listId={list_id} name={header} />}
      </div>
    </Article>
  );
}

const Article = styled.article`
  display: grid;
  gap: 1rem 1.5rem;
  overflow-wrap: anywhere;
  @media (min-width: 640px) {
    grid-template-columns: 12.5rem minmax(0, 1fr);
  }
  h2 {
    margin: 0 0 0.25rem;
    font: 600 var(--size-lead)/1.3 var(--font-heading);
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
`;

const Covers = styled(ShopLink)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: 0.5rem;
  max-width: 12.5rem;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.6rem;
  margin: 0 0 0.5rem;
  color: var(--c-muted);
  font-size: var(--size-small);
  span + span::before {
    content: '· ';
  }
`;
