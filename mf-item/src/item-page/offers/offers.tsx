import type { Title } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';
import { OfferRow } from './offer-row';

/** The title's offers (OFR-01). */
export function Offers({ title }: { title: Title }) {
  if (title.available.length === 0) return null;
  return (
    <List aria-label={m.ways_to_buy()}>
      {title.available.map((offer) => (
        <li key={offer.code}>
          <OfferRow title={title} offer={offer} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 1.75rem 0 0;
  padding: 0;
  list-style: none;
  border-block: 1px solid var(--c-line);
  > li + li {
    border-top: 1px solid var(--c-line);
  }
`;
