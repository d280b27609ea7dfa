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

/** The provider requires this id. */
export const containerId = 'payment-form';

export function useClearentWidget({ address, key }: PaymentModule) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isMounted = true;
    const draw = () => {
      if (!isMounted) return;
      window.ClearentSDK?.init({ baseUrl: new URL(address).origin, pk: key });
      setState(window.ClearentSDK ? 'ready' : 'failed');
    };
    loadScript(address).then(draw, () => isMounted && setState('failed'));
    return () => {
      isMounted = false;
    };
  }, [isLoading, address, key]);
  return { state, retry: () => setState('loading') };
}

/** Undefined: the provider refused the card and shows the reason in its own fields. */
export async function clearentToken(): Promise<string | undefined> {
  try {
    const token = await window.ClearentSDK?.getPaymentToken();
    return token?.payload?.['mobile-jwt']?.jwt;
  } catch {
    return undefined;
  }
}
