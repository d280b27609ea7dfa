import { failureText, useCall } from '@bookfront/shared/api-client';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import type { ComponentType } from 'react';
import * as m from '#messages';
import type { Order } from '../order';
import type { ModuleProps } from './module/module-props';

export type HostedChoice = 'paypal' | 'global' | 'clearent' | 'chase';

interface HostedPaymentProps {
  choice: HostedChoice;
  order: Order;
  autoOpen: boolean;
}

type Load = () => Promise<{ Module: ComponentType<ModuleProps> }>;

/** Each provider's module is a chunk of its own, and loads the provider's script itself (PAY-33). */
const modules: Record<HostedChoice, Load> = {
  paypal: () => import('./paypal/paypal'),
  global: () => import('./global/global'),
  clearent: () => import('./clearent/clearent'),
  chase: () => import('./chase/chase'),
};

const placeholder = <Skeleton lines={2} height="50px" />;

export function HostedPayment({ choice, order, autoOpen }: HostedPaymentProps) {
  const { data, error, refetch } = useCall('checkout/getPaymentModule', { payment_choice: choice }, { once: true });
  if (error)
    return <FailedState title={m.payment_not_shown()} text={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return placeholder;
  return (
    <OnDemand load={modules[choice]} placeholder={placeholder}>
      {({ Module }) => <Module order={order} provider={data} renew={() => void refetch()} autoOpen={autoOpen} />}
    </OnDemand>
  );
}
