import { call } from '@bookfront/shared/api-client';
import { useCallback, useEffect, useState } from 'react';
import * as m from '#messages';
import { useLatest } from '../../lifecycle';
import { OrderButton } from '../../order';
import { CardFailed } from '../module/card-failed';
import type { ModuleProps } from '../module/module-props';
import { GlobalDialog } from './global-dialog';

/**
 * PAY-28, PAY-30: Global Payments' form in a dialog; the shop gets the token that it makes of the card. After a failure
 * the form gets a new access token.
 */
export function Module({ order, provider, renew, autoOpen }: ModuleProps) {
  const [isOpen, setOpen] = useState(false);
  const latest = useLatest(order);
  const open = useCallback(async () => setOpen((await latest.current.begin()) !== undefined), [latest]);
  useEffect(() => {
    if (autoOpen) void open();
  }, [autoOpen, open]);
  const pay = (paymentReference: string) => {
    setOpen(false);
    const transaction_data = JSON.stringify({ paymentReference });
    latest.current.finish((payload) =>
      call('checkout/cardPayment', { ...payload, provider: 'global', transaction_data }),
    );
  };
  const leave = (hasFailed: boolean) => {
    setOpen(false);
    if (hasFailed) renew();
  };
  const close = () => {
    order.close();
    renew();
  };
  return (
    <>
      <OrderButton order={order} label={m.card_pay()} onClick={() => void open()} />
      {isOpen && <GlobalDialog provider={provider} onToken={pay} onClose={leave} />}
      {order.failure && <CardFailed failure={order.failure} onClose={close} />}
    </>
  );
}
