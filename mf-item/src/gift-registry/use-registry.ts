import { limits } from '@bookfront/shared/schemas/limits';
import { useLocation } from 'react-router-dom';

/** ITM-55: the gift registry that the page was opened for with ?registry=, as a prop of the cart controls. */
export function useRegistry(): { registry?: string } {
  const registry = new URLSearchParams(useLocation().search).get('registry');
  return registry && registry.length <= limits.registryId ? { registry } : {};
}
