import { call } from '@bookfront/shared/api-client';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useLatest } from '../../lifecycle';
import type { ModuleProps } from '../module/module-props';
import { PayPalFailed } from './paypal-failed';
import { ProcessingOverlay } from './processing-overlay';
import { usePayPalButtons } from './use-paypal-buttons';

/**
 * PAY-24: PayPal's own buttons and window. The api creates PayPal's order (PAY-25, PAY-26) and asks PayPal whether it
 * was paid.
 */
export function Module({ order, provider }: ModuleProps) {
  const latest = useLatest(order);
  const [isBroken, setBroken] = useState(false);
  // a rejected createOrder makes PayPal call onError: the page shows that failure already
  const isFailureShown = useRef(false);
  const { container, state, retry } = usePayPalButtons(provider, {
    async createOrder() {
      isFailureShown.current = true;
      const payload = await latest.current.begin();
      if (!payload) throw new Error('the cart is not as it was');
      const created = await call('checkout/paypalCreate', payload);
      if (!created.ok) {
        latest.current.fail(created.failure);
        throw new Error(created.failure.code);
      }
      isFailureShown.current = false;
      return created.value.order_id;
    },
    onApprove: async ({ orderID: order_id }) =>
      latest.current.finish((payload) => call('checkout/paypalSuccess', { ...payload, order_id }), order_id),
    onError: () => setBroken(!isFailureShown.current),
  });
  if (order.failure || isBroken) return <PayPalFailed failure={order.failure} />;
  if (state === 'failed') return <FailedState title={m.paypal_not_loaded()} onRetry={retry} />;
  return (
    <>
      {state === 'loading' && <Skeleton lines={2} height="50px" />}
      <Container ref={container} />
      {order.isBusy && <ProcessingOverlay />}
    </>
  );
}

const Container = styled.div`
  min-height: 50px;
`;
