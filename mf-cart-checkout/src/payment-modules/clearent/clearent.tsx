import { call } from '@bookfront/shared/api-client';
import { FailedState, FieldError, Skeleton } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { OrderButton } from '../../order';
import { CardFailed } from '../module/card-failed';
import type { ModuleProps } from '../module/module-props';
import { clearentToken, containerId, useClearentWidget } from './use-clearent-widget';

/** PAY-29, PAY-30: Clearent's widget in the page; the shop gets the token that it makes of the card. */
export function Module({ order, provider }: ModuleProps) {
  const { state, retry } = useClearentWidget(provider);
  const [isRefused, setRefused] = useState(false);
  const pay = async () => {
    setRefused(false);
    if (order.isBusy || !(await order.begin())) return;
    const jwt = await clearentToken();
    if (jwt === undefined) return setRefused(true);
    const transaction_data = JSON.stringify({ jwt });
    return order.finish((payload) =>
      call('checkout/cardPayment', { ...payload, provider: 'clearent', transaction_data }),
    );
  };
  if (state === 'failed') return <FailedState title={m.card_form_not_loaded()} onRetry={retry} />;
  return (
    <>
      {state === 'loading' && <Skeleton lines={5} height="14rem" />}
      <Container id={containerId} />
      {isRefused && <FieldError role="alert">{m.card_not_taken()}</FieldError>}
      {state === 'ready' && <OrderButton order={order} label={m.card_pay()} onClick={() => void pay()} />}
      {order.failure && <CardFailed failure={order.failure} onClose={order.close} />}
    </>
  );
}

const Container = styled.div`
  iframe {
    width: 100%;
    border: 0;
  }
`;
