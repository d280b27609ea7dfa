import type { PaymentModule } from '@bookfront/shared/schemas';
import { useEffect, useState } from 'react';
import { loadScript } from '../module/load-script';

interface ClearentToken {
  payload?: { 'mobile-jwt'?: { jwt?: string } };
}
declare global {
  interface Window {
    /** What Clearent's script brings. It draws into the element of the id below. */
    ClearentSDK?: {
      init: (options: { baseUrl: string; pk: string }) => void;
      getPaymentToken: () => Promise<ClearentToken>;
    };
  }
}

/** The name is the provider's. */
export const placeId = 'payment-form';

export function useClearentWidget({ address, key }: PaymentModule) {
  const [state, setState] = useState<'loading' | 'ready' | 'lost'>('loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isHere = true;
    const draw = () => {
      if (!isHere) return;
      window.ClearentSDK?.init({ baseUrl: new URL(address).origin, pk: key });
      setState(window.ClearentSDK ? 'ready' : 'lost');
    };
    loadScript(address).then(draw, () => isHere && setState('lost'));
    return () => {
      isHere = false;
    };
  }, [isLoading, address, key]);
  return { state, retry: () => setState('loading') };
}

/** Undefined: the provider refused what is in its fields, and says so in them. */
export async function clearentToken(): Promise<string | undefined> {
  try {
    const token = await window.ClearentSDK?.getPaymentToken();
    return token?.payload?.['mobile-jwt']?.jwt;
  } catch {
    return undefined;
  }
}
