import { useSession } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { Columns, Panel } from '../panel';
import { SummaryLines } from '../summary';
import { Chosen } from './chosen';
import { ReviewLines } from './review-lines';
import { orderFailureText } from './submit-rules';
import { type SubmitState, useSubmit } from './use-submit';

const Adjust = lazy(() => import('./adjust-warning').then(({ AdjustWarning }) => ({ default: AdjustWarning })));

/** The last look before the order. The cart of this page is kept: it is the one that is ordered. */
export function ReviewStep({ onOrdering }: { onOrdering: (isOrdering: boolean) => void }) {
  const [seen] = useState(useSession().cart);
  const { state, submit, close } = useSubmit(seen, onOrdering);
  const isSending = state === 'sending' || state === 'placed';
  const wayOn = state === 'unanswered' ? 'Try again' : 'Place order';
  return (
    <Columns>
      <div>
        <ReviewLines items={seen.items} />
        <Chosen cart={seen} />
      </div>
      <Panel aria-labelledby="total-title">
        <h2 id="total-title">To pay</h2>
        <SummaryLines summary={seen.summary} />
        <FieldError role="alert">{failureOf(state)}</FieldError>
        <Wide aria-disabled={isSending || undefined} onClick={submit}>
          {isSending ? 'Placing your order…' : wayOn}
        </Wide>
      </Panel>
      {state === 'adjust' && (
        <Suspense fallback={null}>
          <Adjust onClose={close} />
        </Suspense>
      )}
    </Columns>
  );
}

const lost = { name: 'CallFailure', kind: 'network', code: 'network', message: '', retryable: true, fields: {} } as const;

function failureOf(state: SubmitState): string {
  if (state === 'unanswered') return orderFailureText(lost);
  return typeof state === 'object' ? orderFailureText(state) : '';
}

const Wide = styled(Button)`
  min-height: 50px;
  font-size: 1.05rem;
`;
