import { formatPhone } from '@bookfront/shared/format';
import { type CheckoutStep, href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { ShopLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { cardTypeName, paymentName } from '../payment-names';
import { deliveryLabel } from '../steps';
import { PickupPlaceLines, ShippingLines } from './delivery-choice-lines';

interface ReviewChoicesProps {
  cart: Cart;
  isPaymentPending: boolean;
}

/** CHK-66: what was chosen, each with a link to change it. */
export function ReviewChoices({ cart: { checkout }, isPaymentPending }: ReviewChoicesProps) {
  const { delivery, contact } = checkout;
  return (
    <Cards>
      <Card title={deliveryLabel(delivery)} step={delivery === 'pickup' ? 'cart' : 'delivery'}>
        {delivery === 'pickup' ? <PickupPlaceLines /> : <ShippingLines checkout={checkout} />}
      </Card>
      <Card title={m.review_contact()} step="contact">
        <Contact contact={contact} />
      </Card>
      <Card title={m.review_payment()} step="payment">
        <Payment checkout={checkout} isPaymentPending={isPaymentPending} />
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
      {contact?.purchase_order && <span>{m.review_purchase_order({ number: contact.purchase_order })}</span>}
      {contact?.instructions && <q>{contact.instructions}</q>}
    </>
  );
}

/** The bank may be asked about a payment that began before the one that is chosen now. */
function Payment({
  checkout: { payment_choice, card },
  isPaymentPending,
}: {
  checkout: Cart['checkout'];
  isPaymentPending: boolean;
}) {
  if (isPaymentPending) return <span>{m.review_bank_asked()}</span>;
  if (!payment_choice) return null;
  return (
    <>
      <span>{paymentName(payment_choice)}</span>
      {payment_choice === 'credit_card' && card && (
        <span>{m.review_card_ending({ type: cardTypeName(card.card_type), digits: card.last_four })}</span>
      )}
    </>
  );
}

function Card({ title, step, children }: { title: string; step: CheckoutStep; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      <ShopLink to={href.checkout(step)} aria-label={m.review_change_title({ title })}>
        {m.review_change()}
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
