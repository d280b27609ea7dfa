import { failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { EmptyState, FailedState, FieldError, Skeleton } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import * as m from '#messages';
import { useCartCall } from '../cart-calls';
import { Columns } from '../layout';
import { OrderPanel } from '../summary';
import { ChoiceButton } from './choice-button';
import { choiceName, choicesFor } from './payment-rules';
import { usePaymentChoice } from './use-payment-choice';

/** P2 §4: the payment choices for this delivery. */
export function PaymentStep() {
  const { giftcards_enabled } = useSettings().checkout_info;
  return (
    <Columns>
      <div>
        <Choices />
        {giftcards_enabled && <GiftCards />}
      </div>
      <OrderPanel />
    </Columns>
  );
}

const loadGiftCards = () => import('./gift-cards/gift-card-payment');

/** GFT-25 */
function GiftCards() {
  return <OnDemand load={loadGiftCards}>{({ GiftCardPayment }) => <GiftCardPayment />}</OnDemand>;
}

/** PAY-01: a gift card that is added or changed may leave something to pay, or nothing. */
function Choices() {
  const { cart } = useSession();
  const { data, error, isFetching, refetch } = useCartCall('checkout/getPaymentChoices', {});
  const { chosen, failure, choose } = usePaymentChoice();
  if (isFetching || (!data && !error)) return <Skeleton lines={4} height="12rem" />;
  if (error) return <FailedState title={m.generic_error()} text={failureText(error)} onRetry={() => void refetch()} />;
  const choices = choicesFor(cart, data);
  if (choices.length === 0) return <EmptyState title={m.payment_none()}>{m.payment_none_text()}</EmptyState>;
  return (
    <div>
      {choices.map((choice) => (
        <ChoiceButton
          key={choice}
          choice={choice}
          name={choiceName(choice, choices)}
          isSaved={(chosen ?? cart.checkout.payment_choice) === choice}
          isSaving={chosen === choice}
          onChoose={() => choose(choice)}
        />
      ))}
      {failure && (
        <FieldError role="alert">
          {m.generic_error()} {failureText(failure, '')}
        </FieldError>
      )}
    </div>
  );
}
