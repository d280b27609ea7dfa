import type { PaymentModule } from '@bookfront/shared/schemas';
import { Button, FieldError, Skeleton } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useLatest } from '../../lifecycle';
import { loadScript } from '../module/load-script';

interface GlobalForm {
  on(event: 'token-success', handler: (reply: { paymentReference: string }) => void): void;
  on(event: 'token-error', handler: () => void): void;
  dispose?(): void;
}
declare global {
  interface Window {
    /** What Global Payments' script brings. */
    GlobalPayments?: {
      configure: (options: { accessToken: string }) => void;
      creditCard: { form: (selector: string) => GlobalForm };
    };
  }
}

interface GlobalDialogProps {
  provider: PaymentModule;
  onToken: (paymentReference: string) => void;
  /** `hasFailed`: the provider refused a card. */
  onClose: (hasFailed: boolean) => void;
}

const containerId = 'global-payments-form';

/**
 * The provider's own fields: the card never touches this page. ERR-59: a card that it refuses can be corrected in its
 * form.
 */
export function GlobalDialog({ provider: { address, key }, onToken, onClose }: GlobalDialogProps) {
  const token = useLatest(onToken);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isMounted = true;
    let form: GlobalForm | undefined;
    const draw = () => {
      if (!isMounted || !window.GlobalPayments) return;
      window.GlobalPayments.configure({ accessToken: key });
      form = window.GlobalPayments.creditCard.form(`#${containerId}`);
      form.on('token-success', ({ paymentReference }) => isMounted && token.current(paymentReference));
      form.on('token-error', () => isMounted && setState('failed'));
      setState('ready');
    };
    loadScript(address).then(draw, () => isMounted && setState('failed'));
    return () => {
      isMounted = false;
      form?.dispose?.();
    };
  }, [address, key, token]);
  const close = () => onClose(state === 'failed');
  return (
    <Dialog title={m.card_pay()} onClose={close} width="26rem">
      {state === 'loading' && <Skeleton lines={5} height="16rem" />}
      {state === 'failed' && <FieldError role="alert">{m.generic_error()}</FieldError>}
      <Container id={containerId} />
      <DialogActions>
        <Button kind="quiet" onClick={close}>
          {m.cancel()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Container = styled.div`
  iframe {
    max-width: 100%;
  }
`;
