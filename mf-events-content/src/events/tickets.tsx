import { Remote } from '@bookfront/shared/federation';
import { mainOffer } from '@bookfront/shared/format';
import type { ShopEvent, TitleCard } from '@bookfront/shared/schemas';
import { useCartableOffer } from '@bookfront/shared/session';
import { Price, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** EVT-10, GAP-38: tickets are titles, put in the cart by their eisbn; a past event sells none. */
export function Tickets({ event: { info, is_past } }: { event: ShopEvent }) {
  return (
    <section aria-labelledby="event-tickets">
      <h2 id="event-tickets">{m.event_tickets()}</h2>
      <List>
        {info.ticket.map((ticket) => (
          <Ticket key={ticket.eisbn} ticket={ticket} isOver={is_past} />
        ))}
      </List>
    </section>
  );
}

function Ticket({ ticket, isOver }: { ticket: TitleCard; isOver: boolean }) {
  const offer = mainOffer(ticket);
  const cartable = useCartableOffer(ticket, offer);
  return (
    <li>
      <div>
        <b dir="auto">{ticket.title}</b>
        {/* EVT-11: what costs nothing says no amount */}
        {offer && offer.price !== 0 && <Price offer={offer} />}
        {offer && !isOver && <Stock offer={offer} />}
      </div>
      {cartable && !isOver && (
        <Remote
          id="mf_cart_checkout/CartControls"
          title={ticket}
          offer={cartable}
          placeholder={<Reserved />}
          label={m.cart_controls()}
          quiet
        />
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    align-items: center;
    gap: 0.75rem 1.5rem;
    padding: 1rem 1.15rem;
    border: 1px solid var(--c-line);
    border-radius: 8px;
    background: var(--c-surface);
  }
  li > div:first-child {
    display: grid;
    gap: 0.2rem;
  }
`;

const Reserved = styled.div`
  min-height: 46px;
`;
