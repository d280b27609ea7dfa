import { useCall } from '@bookfront/shared/api-client';
import type { CallName, Payload } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Reads what depends on the cart: again when the cart has changed, and each time that the component mounts. */
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
  // stands after useCall, whose observer has gone by then, so that the invalidation starts no request
  useEffect(() => () => void client.invalidateQueries({ queryKey: [name] }), [client, name]);
  return result;
}
