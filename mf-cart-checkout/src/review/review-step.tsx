import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useState } from 'react';
import * as m from '#messages';
import { RegistriesNote } from '../delivery';
import { Columns, Panel } from '../layout';
import { useOrder } from '../order';
import { SummaryLines } from '../summary';
import { PaymentAction } from './payment-action';
import { ReviewChoices } from './review-choices';
import { ReviewLines } from './review-lines';
import { Terms } from './terms';

const loadWarning = () => import('./adjust-warning');

interface ReviewStepProps {
  /** A payment in a dialog opens its dialog with the page (/checkout/global, GAP-89). */
  autoOpen?: boolean;
  onOrdering: (isOrdering: boolean) => void;
}

/** The last step before the order. It keeps the cart that it opened with, which is the one that is ordered. */
export function ReviewStep({ autoOpen = false, onOrdering }: ReviewStepProps) {
  const { terms_consent_enabled } = useSettings().checkout_info;
  const [reviewed] = useState(useSession().cart);
  const [isAgreed, setAgreed] = useState(false);
  const order = useOrder(reviewed, onOrdering);
  return (
    <Columns>
      <div>
        {reviewed.checkout.delivery !== 'pickup' && (
          <RegistriesNote items={reviewed.items} chosenRegistryId={reviewed.checkout.shipping?.gift_registry_id} />
        )}
        <ReviewLines items={reviewed.items} />
        <ReviewChoices cart={reviewed} isPaymentPending={order.state.is === 'pending'} />
      </div>
      <Panel aria-labelledby="total-title">
        <h2 id="total-title">{m.review_to_pay()}</h2>
        <SummaryLines summary={reviewed.summary} giftCards={reviewed.gift_cards} />
        {terms_consent_enabled && <Terms isAgreed={isAgreed} onAgree={setAgreed} />}
        <PaymentAction
          order={order}
          choice={reviewed.checkout.payment_choice}
          isBlocked={terms_consent_enabled && !isAgreed}
          autoOpen={autoOpen}
        />
      </Panel>
      {order.state.is === 'blocked' && (
        <OnDemand load={loadWarning} onClose={order.close}>
          {({ AdjustWarning }) => <AdjustWarning onClose={order.close} />}
        </OnDemand>
      )}
    </Columns>
  );
}
