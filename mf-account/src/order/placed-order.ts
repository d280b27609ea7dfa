import type { Order } from '@bookfront/shared/schemas';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The order that was just placed, from router state; with `id`, only one of that number. Removes it from the history
 * entry, so that a reload, perhaps by someone else, doesn't show it again (GAP-69).
 */
export function usePlacedOrder(id?: string): Order | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [placed] = useState(() => orderIn(state));
  const hasState = state !== null;
  useEffect(() => {
    if (hasState) navigate(pathname + search, { replace: true, state: null });
  }, [hasState, navigate, pathname, search]);
  return id === undefined || placed?.order_number === id ? placed : undefined;
}

/** Router state is untrusted: it may hold anything. */
function orderIn(state: unknown): Order | undefined {
  if (typeof state !== 'object' || state === null || !('order' in state)) return undefined;
  const { order } = state as { order?: Order };
  return order?.order_number ? order : undefined;
}
