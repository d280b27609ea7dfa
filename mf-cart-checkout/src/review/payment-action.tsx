import type { PaymentChoice } from '@bookfront/shared/schemas';
import { FieldError } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import * as m from '#messages';
import { isOpenOrder, type Order, OrderButton, orderFailureText } from '../order';
import type { HostedChoice } from '../payment-modules';
import { EnterCardAgain, isCardRefused } from './enter-card-again';

interface PaymentActionProps {
  order: Order;
  choice: PaymentChoice | null;
  /** The shopper has to agree to the terms first. */
  isBlocked: boolean;
  autoOpen: boolean;
}

const loadHosted = () => import('../payment-modules');

/** The button that orders, or a provider's payment in its place. An open order can only be asked about. */
export function PaymentAction({ order, choice, isBlocked, autoOpen }: PaymentActionProps) {
  const hosted = hostedChoice(choice);
  const isOpen = isOpenOrder(order.state);
  const isPlain = !hosted || isBlocked || isOpen;
  const needsCard = choice === 'credit_card' && isCardRefused(order.failure);
  const showsFailure = hosted !== undefined && hosted !== 'chase';
  return (
    <>
      <FieldError role="alert">{showsFailure && !isOpen ? '' : orderFailureText(order.state)}</FieldError>
      {order.state.is === 'pending' && <p role="status">{m.review_bank_waiting()}</p>}
      {needsCard && <EnterCardAgain />}
      {isPlain && !needsCard && (
        <OrderButton
          order={order}
          label={isOpen ? m.try_again() : m.review_place_order()}
          isBlocked={isBlocked && !isOpen}
          onClick={isOpen ? order.retry : order.submit}
        />
      )}
      {!isPlain && (
        <OnDemand load={loadHosted}>
          {({ HostedPayment }) => <HostedPayment choice={hosted} order={order} autoOpen={autoOpen} />}
        </OnDemand>
      )}
    </>
  );
}

const hostedChoices: readonly HostedChoice[] = ['paypal', 'global', 'clearent', 'chase'];
const hostedChoice = (choice: PaymentChoice | null): HostedChoice | undefined =>
  hostedChoices.find((hosted) => hosted === choice);
