import { failureText, useCall } from '@bookfront/shared/api-client';
import type { Cart, PaymentChoice } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import { useSession } from '@bookfront/shared/session';
import { EmptyState, FailedState, FieldError, Skeleton } from '@bookfront/shared/ui';
import { Columns } from '../panel';
import { OrderPanel } from '../steps/order-panel';
import { ChoiceButton } from './choice-button';
import { usePaymentChoice } from './use-payment-choice';

/** P2§4: the ways to pay for this delivery. */
export function PaymentStep() {
  return (
    <Columns>
      <Choices />
      <OrderPanel />
    </Columns>
  );
}

function Choices() {
  const { cart } = useSession();
  const { data, error, refetch } = useCall('checkout/getPaymentChoices', {});
  const { chosen, failure, choose } = usePaymentChoice();
  if (error) return <FailedState title={messages.generic} text={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} height="12rem" />;
  const choices = choicesFor(cart, data);
  if (choices.length === 0) return <EmptyState title="No way to pay is set up yet">Please contact us: we are glad to help.</EmptyState>;
  return (
    <div>
      {choices.map((choice) => (
        <ChoiceButton
          key={choice}
          choice={choice}
          isSaved={(chosen ?? cart.checkout.payment_choice) === choice}
          isSaving={chosen === choice}
          onChoose={() => choose(choice)}
        />
      ))}
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
    </div>
  );
}

/** PAY-01, PAY-07, GAP-61: local delivery pays as ship does; nothing to pay leaves one choice. */
function choicesFor({ checkout, summary }: Cart, all: { pickup: PaymentChoice[]; ship: PaymentChoice[] }): PaymentChoice[] {
  if (summary.total === 0) return ['not_required'];
  const offered = checkout.delivery === 'pickup' ? all.pickup : all.ship;
  return offered.filter((choice) => choice !== 'not_required');
}
