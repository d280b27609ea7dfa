import type { PaymentModule } from '@bookfront/shared/schemas';
import { loadScript, type PayPalButtonsComponent } from '@paypal/paypal-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lifecycle';

interface PayPalEvents {
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }) => Promise<void>;
  onError: () => void;
}

/** PAY-27: the SDK with the shop's id and currency; its buttons stand in `place`. */
export function usePayPalButtons({ address, key, currency }: PaymentModule, events: PayPalEvents) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(events);
  const [state, setState] = useState<'loading' | 'ready' | 'lost'>('loading');
  const buttons = useClosedOnLeaving();
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isHere = true;
    loadScript({ clientId: key, currency, sdkBaseUrl: address, components: 'buttons', intent: 'authorize' })
      .then((sdk) => {
        if (!isHere) return undefined;
        buttons.current = sdk?.Buttons?.(buttonsOf(latest));
        return draw(buttons.current, place.current);
      })
      .then(
        () => isHere && setState('ready'),
        () => isHere && setState('lost'),
      );
    return () => {
      isHere = false;
    };
  }, [isLoading, address, key, currency, latest, buttons]);
  return { place, state, retry: () => setState('loading') };
}

/** Buttons that are closed when the page is left. */
function useClosedOnLeaving(): RefObject<PayPalButtonsComponent | undefined> {
  const buttons = useRef<PayPalButtonsComponent>(undefined);
  useEffect(() => () => void close(buttons.current), []);
  return buttons;
}

async function close(buttons: PayPalButtonsComponent | undefined): Promise<void> {
  try {
    await buttons?.close();
  } catch {
    // they went with their place
  }
}

const buttonsOf = (events: RefObject<PayPalEvents>) => ({
  createOrder: () => events.current.createOrder(),
  onApprove: (data: { orderID: string }) => events.current.onApprove(data),
  onError: () => events.current.onError(),
});

async function draw(buttons: PayPalButtonsComponent | undefined, place: HTMLElement | null): Promise<void> {
  if (!buttons || !place) throw new Error('no buttons');
  place.replaceChildren();
  await buttons.render(place);
}
