import { failureText, useCall } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import type { Order } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { EmptyState, FailedState, PageTitle, PageWidth, Skeleton, useDocumentTitle } from '@bookfront/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { OrderDetail } from './order-detail';

/**
 * /account/order/{id}: the order from router state right after the checkout, for guests too; else loaded for a
 * logged-in shopper (ORD-11, ORD-12).
 */
export function OrderPage({ login }: { login: ReactNode }) {
  const { id = '' } = useParams();
  return <OrderById key={id} id={id} login={login} />;
}

function OrderById({ id, login }: { id: string; login: ReactNode }) {
  const { logged_in, session_id } = useSession();
  const { store_info } = useSettings();
  const placed = usePlacedOrder(id);
  useDocumentTitle(m.order_document_title({ number: id, shop: store_info.name }));
  return (
    <PageWidth>
      {placed && <OrderDetail order={placed} isNew />}
      {!placed && logged_in && <StoredOrder key={session_id} id={id} login={login} />}
      {!placed && !logged_in && <RequireLogin id={id}>{login}</RequireLogin>}
    </PageWidth>
  );
}

/** Keyed by the session, so that the order is loaded again after a login. */
function StoredOrder({ id, login }: { id: string; login: ReactNode }) {
  const { data, error, refetch } = useCall('order/get', { order_id: id });
  const isNew = new URLSearchParams(useLocation().search).has('success');
  if (error?.code === 'login_required') return <RequireLogin id={id}>{login}</RequireLogin>;
  if (error?.code === 'no_order') return <EmptyState level={1} title={failureText(error)} />;
  if (error)
    return <FailedState title={m.generic_error()} text={failureText(error, '')} onRetry={() => void refetch()} />;
  return data ? <OrderDetail order={data} isNew={isNew} /> : <Skeleton lines={8} height="32rem" />;
}

function RequireLogin({ id, children }: { id: string; children: ReactNode }) {
  const { name: shop, phone } = useSettings().store_info;
  return (
    <Narrow>
      <PageTitle>{m.order_number({ number: id })}</PageTitle>
      <p>{m.order_login_needed()}</p>
      <p>{phone ? m.order_guest_help_by_phone({ shop, phone }) : m.order_guest_help({ shop })}</p>
      {children}
    </Narrow>
  );
}

/**
 * The order that was just placed, from router state. Removes it from the history entry, so that a reload, perhaps by
 * someone else, doesn't show it again (GAP-69).
 */
function usePlacedOrder(id: string): Order | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [placed] = useState(() => orderIn(state, id));
  const hasState = state !== null;
  useEffect(() => {
    if (hasState) navigate(pathname + search, { replace: true, state: null });
  }, [hasState, navigate, pathname, search]);
  return placed;
}

/** Router state is untrusted: accepts only an order with this number. */
function orderIn(state: unknown, id: string): Order | undefined {
  if (typeof state !== 'object' || state === null || !('order' in state)) return undefined;
  const { order } = state as { order?: Order };
  return order?.order_number === id ? order : undefined;
}

const Narrow = styled.div`
  max-width: 26rem;
  margin-inline: auto;
`;
