import { formatPhone } from '@bookfront/shared/format';
import { type CheckoutStep, href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { paymentLabels } from '@bookfront/shared/schemas/vocabulary';
import { useSession } from '@bookfront/shared/session';
import { Hidden, ShopLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { deliveryLabel } from '../steps';
import { PickupPlaceLines, ShippingLines } from './chosen-delivery';

interface ChosenProps {
  cart: Cart;
  isBankAsked: boolean;
}

/** CHK-66: what was chosen, each with a link to change it. */
export function Chosen({ cart: { checkout }, isBankAsked }: ChosenProps) {
  const { delivery, contact } = checkout;
  return (
    <Cards>
      <Card title={deliveryLabel(delivery)} step={delivery === 'pickup' ? 'cart' : 'delivery'}>
        {delivery === 'pickup' ? <PickupPlaceLines /> : <ShippingLines checkout={checkout} />}
      </Card>
      <Card title="Contact" step="contact">
        <Contact contact={contact} />
      </Card>
      <Card title="Payment" step="payment">
        <Payment checkout={checkout} isBankAsked={isBankAsked} />
      </Card>
    </Cards>
  );
}

function Contact({ contact }: { contact: Cart['checkout']['contact'] }) {
  const { user } = useSession();
  const name = user ? `${user.first_name} ${user.last_name}` : contact?.name;
  return (
    <>
      <b>{name}</b>
      <span>{user?.email_address ?? contact?.email}</span>
      <span>{formatPhone(user?.phone_number ?? contact?.phone ?? '')}</span>
      {contact?.purchase_order && <span>Purchase Order {contact.purchase_order}</span>}
      {contact?.instructions && <q>{contact.instructions}</q>}
    </>
  );
}

const cardNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' } as const;

/** The bank may be asked about a payment that began before the one that is chosen now. */
function Payment({
  checkout: { payment_choice, card },
  isBankAsked,
}: {
  checkout: Cart['checkout'];
  isBankAsked: boolean;
}) {
  if (isBankAsked)
    return <span>Your bank is asked about the payment that was begun first, not about one that was chosen since.</span>;
  if (!payment_choice) return null;
  return (
    <>
      <span>{paymentLabels[payment_choice]}</span>
      {payment_choice === 'credit_card' && card && (
        <span>
          {cardNames[card.card_type]} ending in {card.last_four}
        </span>
      )}
    </>
  );
}

function Card({ title, step, children }: { title: string; step: CheckoutStep; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      <ShopLink to={href.checkout(step)}>
        Change<Hidden> {title}</Hidden>
      </ShopLink>
    </section>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: 1.5rem 2rem;
  margin-top: 1.75rem;
  section {
    display: grid;
    align-content: start;
    gap: 0.15rem;
    overflow-wrap: anywhere;
    line-height: 1.5;
  }
  h2 {
    margin: 0 0 0.35rem;
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  b {
    font-weight: 600;
  }
  q {
    color: var(--c-muted);
    white-space: pre-line;
  }
  a {
    justify-self: start;
    padding-block: 0.6rem;
    color: var(--c-link);
  }
`;
