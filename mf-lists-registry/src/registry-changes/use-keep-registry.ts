import type { GiftRegistry } from '@bookfront/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';

/** Shows what a change has answered at once; the cards of all registries are asked anew when they are next seen. */
export function useKeepRegistry(): (registry: GiftRegistry) => void {
  const client = useQueryClient();
  return (registry) => {
    client.setQueryData(['giftregistry/get', { gift_registry_id: registry.gift_registry_id }], registry);
    void client.invalidateQueries({ queryKey: ['giftregistry/getAll'] });
  };
}
