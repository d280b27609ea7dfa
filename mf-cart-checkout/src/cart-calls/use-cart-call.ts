import { useCall } from '@bookfront/shared/api-client';
import type { CallName, Payload } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * A read whose answer follows the cart: asked anew when the cart has changed, and each time that its part is shown
 * again.
 */
export function useCartCall<N extends CallName>(name: N, payload: Payload<N>, options: { enabled?: boolean } = {}) {
  const client = useQueryClient();
  const { checksum } = useSession().cart;
  const result = useCall(name, payload, options);
  const read = useRef(checksum);
  useEffect(() => {
    if (read.current === checksum) return;
    read.current = checksum;
    void client.invalidateQueries({ queryKey: [name] });
  }, [client, name, checksum]);
  // behind the read: when the part goes, nobody watches the answer any more, so it is not asked for
  useEffect(() => () => void client.invalidateQueries({ queryKey: [name] }), [client, name]);
  return result;
}
