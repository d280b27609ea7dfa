import type { Title } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';
import { Fulfilment } from './fulfilment';
import { OfferRow } from './offer-row';
import { offersId } from './offers-id';

/** The title's offers (OFR-01), and how they reach the shopper. */
export function Offers({ title }: { title: Title }) {
  if (title.available.length === 0) return null;
  return (
    <Box>
      <List aria-label={m.ways_to_buy()} id={offersId}>
        {title.available.map((offer) => (
          <li key={offer.code}>
            <OfferRow title={title} offer={offer} />
          </li>
        ))}
      </List>
      <Fulfilment title={title} />
    </Box>
  );
}

const Box = styled.div`
  margin-top: 1.75rem;
  padding-inline: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--c-line);
  }
`;
