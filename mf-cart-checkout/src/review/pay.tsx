import type { PaymentChoice } from '@bookfront/shared/schemas';
import { FieldError } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { isBankAsked, isOpenOrder, leftText, type Order, OrderButton, orderFailureText } from '../order';
import type { HostedChoice } from '../payment-modules';
import { CardAgain, isCardRefused } from './card-again';

interface PayProps {
  order: Order;
  choice: PaymentChoice | null;
  /** Something has to be agreed to first. */
  isBarred: boolean;
  opensAtOnce: boolean;
}

const askingBank =
  'We ask again by ourselves in a moment. Please keep this page open: if the payment comes through after you have left, your money goes back to you and a letter tells you.';
const loadHosted = () => import('../payment-modules');

/**
 * The button that orders, or the payment of a provider in its place. An order whose fate is not known can only be asked
 * about.
 */
export function Pay({ order, choice, isBarred, opensAtOnce }: PayProps) {
  const hosted = hostedChoice(choice);
  const isOpen = isOpenOrder(order.state);
  const isPlain = !hosted || isBarred || isOpen;
  const needsCard = choice === 'credit_card' && isCardRefused(order.state);
  const tellsItself = hosted !== undefined && hosted !== 'chase';
  return (
    <>
      <FieldError role="alert">{tellsItself && !isOpen ? '' : failureOf(order)}</FieldError>
      {isBankAsked(order.state) && <p role="status">{askingBank}</p>}
      {needsCard && <CardAgain />}
      {isPlain && !needsCard && (
        <OrderButton
          order={order}
          label={isOpen ? 'Try again' : 'Place order'}
          isBarred={isBarred && !isOpen}
          onClick={isOpen ? order.again : () => void order.submit()}
        />
      )}
      {!isPlain && (
        <OnDemand load={loadHosted}>
          {({ HostedPayment }) => <HostedPayment choice={hosted} order={order} opensAtOnce={opensAtOnce} />}
        </OnDemand>
      )}
    </>
  );
}

const hostedChoices: readonly HostedChoice[] = ['paypal', 'global', 'clearent', 'chase'];
const hostedChoice = (choice: PaymentChoice | null): HostedChoice | undefined =>
  hostedChoices.find((hosted) => hosted === choice);

const lost = {
  name: 'CallFailure',
  kind: 'network',
  code: 'network',
  message: '',
  retryable: true,
  fields: {},
} as const;

/** Said anew after each attempt that got no answer. */
function failureOf({ state, isBusy }: Pick<Order, 'state' | 'isBusy'>): string {
  if (state === 'left') return isBusy ? '' : leftText;
  if (state === 'unanswered') return isBusy ? '' : orderFailureText(lost);
  return typeof state === 'object' ? orderFailureText(state) : '';
}
