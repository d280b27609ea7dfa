import { formatMoney } from '@bookfront/shared/format';
import type { UsedGiftCard } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogButton } from '../../dialog-button';
import { focusIfNowhere } from '../../focus';
import { cardName, lastDigits } from '../../gift-card-entry';
import { AddGiftCard } from './add-gift-card';

/** P2 §4 gift cards: those that pay for this order, and one more. */
export function GiftCardPayment() {
  const { gift_cards } = useSession().cart;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(gift_cards.length);
  // a card that is removed takes the button that had the focus with it
  useEffect(() => {
    if (gift_cards.length < before.current) focusIfNowhere(heading.current);
    before.current = gift_cards.length;
  }, [gift_cards.length]);
  return (
    <Section aria-labelledby="gift-cards-title">
      <h2 id="gift-cards-title" ref={heading} tabIndex={-1}>
        {m.gift_cards()}
      </h2>
      {gift_cards.length > 0 && (
        <ul>
          {gift_cards.map((card) => (
            <UsedCard key={card.number} card={card} />
          ))}
        </ul>
      )}
      <AddGiftCard />
    </Section>
  );
}

/** GFT-24 */
function UsedCard({ card }: { card: UsedGiftCard }) {
  return (
    <li>
      <span>{cardName(card.number)}</span>
      <b>{formatMoney(card.amount)}</b>
      <DialogButton
        label={m.edit()}
        name={m.gift_card_edit({ digits: lastDigits(card.number) })}
        load={() => import('./edit-gift-card')}
      >
        {({ EditGiftCard }, close) => <EditGiftCard card={card} onClose={close} />}
      </DialogButton>
    </li>
  );
}

const Section = styled.section`
  max-width: 36rem;
  margin-top: 1rem;
  padding-top: 1.5rem;
  border-top: 1px solid var(--c-line);
  h2 {
    margin: 0 0 0.75rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
    &:focus-visible {
      outline: none;
    }
  }
  ul {
    margin: 0 0 1rem;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1rem;
  }
  li span {
    flex: 1;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
`;
