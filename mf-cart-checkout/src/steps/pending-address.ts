import { useLocation } from 'react-router-dom';

/**
 * The address that the delivery step chose: it goes along with the navigation to the provider step, which saves it with
 * the provider.
 */
export function useAddressInPassing(): string | undefined {
  const state: unknown = useLocation().state;
  const id: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'address_id') : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
