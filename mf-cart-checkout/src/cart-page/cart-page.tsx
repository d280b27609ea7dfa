import { failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { ButtonLink, EmptyState, FailedState, PageTitle, Skeleton } from '@bookfront/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages';
import { focusIfNowhere } from '../focus';
import { ImportButton } from '../import';
import { LastOrder } from '../last-order';
import { Columns } from '../layout';
import { PriceChanges } from '../price-changes';
import { StepBar } from '../steps';
import { CartActions } from './actions/cart-actions';
import { CartPanel } from './cart-panel';
import { CartLines } from './lines/cart-lines';
import { useLineChanges } from './lines/use-line-changes';
import { useFreshCart } from './use-fresh-cart';

export function CartPage() {
  const { cart_enabled } = useSettings();
  if (!cart_enabled) return <EmptyState level={1} title={m.cart_ordering_disabled()} />;
  return (
    <>
      <PageTitle>{m.cart_title()}</PageTitle>
      <CartContent />
    </>
  );
}

function CartContent() {
  const { cart, logged_in } = useSession();
  const { state, retry } = useFreshCart();
  const isEmpty = cart.items.length === 0;
  useFocusOnceEmpty(isEmpty);
  if (state === 'loading' && isEmpty) return <Skeleton lines={6} height="24rem" />;
  if (typeof state === 'object')
    return <FailedState title={m.cart_error()} text={failureText(state)} onRetry={retry} />;
  return isEmpty ? <EmptyCart>{logged_in && <ImportButton />}</EmptyCart> : <FilledCart cart={cart} />;
}

/** The control that emptied the cart has gone with its lines: the page's title takes the focus. */
function useFocusOnceEmpty(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) focusIfNowhere(document.querySelector('[data-page-title]'));
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}

/** CRT-08, CRT-11 */
export function EmptyCart({ children }: { children?: ReactNode }) {
  return (
    <>
      <LastOrder />
      <EmptyState title={m.cart_empty()}>
        <p>{m.cart_empty_text()}</p>
        <ButtonLink to={href.browse()}>{m.cart_browse()}</ButtonLink>
        {children}
      </EmptyState>
    </>
  );
}

function FilledCart({ cart }: { cart: Cart }) {
  const changes = useLineChanges();
  return (
    <>
      <StepBar current="cart" />
      <Columns>
        <div>
          <PriceChanges items={cart.items} />
          <CartLines items={cart.items} changes={changes} />
          <CartActions cart={cart} />
        </div>
        <CartPanel cart={cart} />
      </Columns>
    </>
  );
}
