import { call, failureText } from '@bookfront/shared/api-client';
import { Button, FailedState, Skeleton } from '@bookfront/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useLatest } from '../../lifecycle';
import type { ModuleProps } from '../module/module-props';
import { useChaseFrame } from './use-chase-frame';

/**
 * PAY-31, PAY-32: the provider's frame takes the card and posts a message when it is done; the api asks the provider to
 * confirm it.
 */
export function Module({ order, provider: { address } }: ModuleProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useLatest(order);
  const { state, restart } = useChaseFrame(latest);
  const uid = state.is === 'open' ? state.uid : undefined;
  useEffect(() => {
    if (!uid) return undefined;
    let isDone = false;
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isFrame = origin === new URL(address).origin && source !== null && source === frame.current?.contentWindow;
      if (isDone || !isFrame || !isCompletion(data, uid)) return;
      isDone = true;
      latest.current.finish((payload) => call('checkout/chaseSuccess', { ...payload, uid }), uid);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [uid, address, latest]);
  const start = () => {
    order.close();
    restart();
  };
  if (state.is === 'failed')
    return <FailedState title={m.card_form_not_opened()} text={failureText(state.failure)} onRetry={start} />;
  if (state.is === 'blocked' || order.failure) return <Button onClick={start}>{m.start_again()}</Button>;
  if (!uid) return <Skeleton lines={6} height="28rem" />;
  if (order.isBusy) return <p role="status">{m.order_placing()}</p>;
  return (
    <Frame
      ref={frame}
      title={m.card_form_title()}
      src={`${address}?uid=${encodeURIComponent(uid)}`}
      referrerPolicy="origin"
    />
  );
}

/** SPEC-D9: checks the message's shape, and that it is about this payment. */
function isCompletion(data: unknown, uid: string): boolean {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'subject') !== 'completePayment') return false;
  const givenUid: unknown = Reflect.get(data, 'uid');
  return givenUid === undefined || givenUid === uid;
}

const Frame = styled.iframe`
  width: 100%;
  min-height: 28rem;
  border: 1px solid var(--c-line);
  border-radius: 6px;
  background: #fff;
`;
