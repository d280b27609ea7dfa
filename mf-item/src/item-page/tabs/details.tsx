import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { useShopRules } from '@bookfront/shared/session';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { ProductCode } from '../../product-code';
import { factsOf } from './facts';

export function Details({ title }: { title: Title }) {
  const facts = factsOf(title, { settings: useSettings(), ...useShopRules() });
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      {title.has_product_code && (
        <Part>
          <ProductCode title={title} />
        </Part>
      )}
      {title.subjects.length > 0 && <Subjects subjects={title.subjects} />}
    </>
  );
}

/** Each subject with its path, linked to its titles (ITM-22). */
function Subjects({ subjects }: { subjects: Title['subjects'] }) {
  return (
    <Part>
      <h3>{m.subjects()}</h3>
      <ul>
        {subjects.map(({ subject, sub_labels }) => (
          <li key={subject}>
            <ShopLink to={href.subject(subject)}>
              {sub_labels.map(({ label }) => label).join(' › ') || subject}
            </ShopLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0 2.5rem;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: 0.75rem;
    padding-block: 0.55rem;
    border-bottom: 1px solid var(--c-line);
  }
  dt {
    color: var(--c-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: lining-nums;
  }
`;

const Part = styled.div`
  margin-top: 1.75rem;
  h3 {
    margin: 0 0 0.4rem;
    font: 600 var(--size-text)/1.3 var(--font-text);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: 0.6rem;
    color: var(--c-link);
    text-underline-offset: 0.18em;
  }
`;
