import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import { lazy, Suspense, useState } from 'react';

const Confirm = lazy(() => import('./remove-all-dialog').then(({ RemoveAllDialog }) => ({ default: RemoveAllDialog })));

/** CRT-07: empties the cart after a question. */
export function RemoveAll() {
  const [isAsking, setAsking] = useState(false);
  const removeAll = useSend('cart/removeAll', ({ cart }) => sessionStore.setCart(cart));
  const confirm = () => {
    setAsking(false);
    removeAll.mutate({}, { onError: (failure) => toast(failureText(failure), 'error') });
  };
  return (
    <>
      <Button data-kind="plain" disabled={removeAll.isPending} onClick={() => setAsking(true)}>
        Remove all
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <Confirm onConfirm={confirm} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
