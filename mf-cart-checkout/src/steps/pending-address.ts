import { useLocation } from 'react-router-dom';

/**
 * The address that the delivery step chose, passed in the navigation state to the provider step, which saves it with
 * the provider.
 */
export function usePendingAddress(): string | undefined {
  const state: unknown = useLocation().state;
  const id: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'address_id') : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
