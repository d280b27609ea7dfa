import type { Title } from '@bookfront/shared/schemas';
import { Price, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** ITM-43: offers at the shop's other locations. */
export function OtherLocations({ title }: { title: Title }) {
  if (!title.at_other_locations || title.multistore_available.length === 0) return null;
  return (
    <Section aria-labelledby="other-locations">
      <h2 id="other-locations">{m.at_our_other_locations()}</h2>
      <ul>
        {title.multistore_available.map(({ location_id, name, available }) => (
          <li key={location_id}>
            <h3>{name}</h3>
            {available.map((offer) => (
              <p key={offer.code}>
                <span>{offer.text}</span> <Stock offer={offer} /> <Price offer={offer} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  margin-top: 2rem;
  padding: 1.25rem 1.4rem;
  border-radius: 8px;
  background: var(--c-surface);
  h2 {
    margin: 0 0 0.75rem;
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: 1rem 2rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h3 {
    margin: 0 0 0.15rem;
    font: 600 var(--size-text)/1.3 var(--font-text);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.6rem;
    margin: 0;
    font-size: var(--size-small);
  }
`;
