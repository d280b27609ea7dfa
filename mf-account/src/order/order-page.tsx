import { failureText, useFirstCall } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import {
  EmptyState,
  FailedState,
  MarkedText,
  PageTitle,
  PageWidth,
  ShopLink,
  Skeleton,
  useDocumentTitle,
} from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import * as m from '#messages';
import { Narrow } from '../layout';
import { OrderDetail } from './order-detail';
import { usePlacedOrder } from './placed-order';

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
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  useDocumentTitle(m.order_document_title({ number: id, shop: store_info.name }));
  const isAsked = logged_in || token !== '';
  return (
    <PageWidth>
      {placed && <OrderDetail order={placed} isNew />}
      {!placed && isAsked && <StoredOrder key={session_id} id={id} login={login} />}
      {!placed && !isAsked && <RequireLogin id={id}>{login}</RequireLogin>}
    </PageWidth>
  );
}

/** Keyed by the session, so that the order is loaded again after a login. */
function StoredOrder({ id, login }: { id: string; login: ReactNode }) {
  const { data, error, refetch } = useFirstCall('order');
  const isNew = new URLSearchParams(useLocation().search).has('success');
  if (error?.code === 'login_required') return <RequireLogin id={id}>{login}</RequireLogin>;
  if (error?.code === 'token_expired') return <LinkExpired />;
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
      <FindOrderLink />
      <p>{phone ? m.order_guest_help_by_phone({ shop, phone }) : m.order_guest_help({ shop })}</p>
      {children}
    </Narrow>
  );
}

const LinkExpired = () => (
  <EmptyState level={1} title={m.order_token_expired()}>
    <FindOrderLink />
  </EmptyState>
);

const FindOrderLink = () => (
  <p>
    <MarkedText
      parts={m.order_find_link()}
      draw={{ link: (words) => <ShopLink to={href.findOrder()}>{words}</ShopLink> }}
    />
  </p>
);
