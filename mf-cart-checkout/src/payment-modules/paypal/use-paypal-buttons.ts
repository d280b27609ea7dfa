import type { PaymentModule } from '@bookfront/shared/schemas';
import { loadScript, type PayPalButtonsComponent } from '@paypal/paypal-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lifecycle';

interface PayPalEvents {
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }) => Promise<void>;
  onError: () => void;
}

/** PAY-27: loads the SDK with the shop's id and currency and renders its buttons into `container`. */
export function usePayPalButtons({ address, key, currency }: PaymentModule, events: PayPalEvents) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useLatest(events);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const buttons = useCloseOnUnmount();
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isMounted = true;
    loadScript({ clientId: key, currency, sdkBaseUrl: address, components: 'buttons', intent: 'authorize' })
      .then((sdk) => {
        if (!isMounted) return undefined;
        buttons.current = sdk?.Buttons?.(buttonsOf(latest));
        return draw(buttons.current, container.current);
      })
      .then(
        () => isMounted && setState('ready'),
        () => isMounted && setState('failed'),
      );
    return () => {
      isMounted = false;
    };
  }, [isLoading, address, key, currency, latest, buttons]);
  return { container, state, retry: () => setState('loading') };
}

/** Closes the buttons when the component unmounts. */
function useCloseOnUnmount(): RefObject<PayPalButtonsComponent | undefined> {
  const buttons = useRef<PayPalButtonsComponent>(undefined);
  useEffect(() => () => void close(buttons.current), []);
  return buttons;
}

async function close(buttons: PayPalButtonsComponent | undefined): Promise<void> {
  try {
    await buttons?.close();
  } catch {
    // they were removed with their container
  }
}

const buttonsOf = (events: RefObject<PayPalEvents>) => ({
  createOrder: () => events.current.createOrder(),
  onApprove: (data: { orderID: string }) => events.current.onApprove(data),
  onError: () => events.current.onError(),
});

async function draw(buttons: PayPalButtonsComponent | undefined, container: HTMLElement | null): Promise<void> {
  if (!buttons || !container) throw new Error('no buttons');
  container.replaceChildren();
  await buttons.render(container);
}
