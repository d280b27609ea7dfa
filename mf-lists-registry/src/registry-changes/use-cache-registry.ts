import type { GiftRegistry } from '@bookfront/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';

/** Puts a changed registry into the query cache and invalidates the list of registries. */
export function useCacheRegistry(): (registry: GiftRegistry) => void {
  const client = useQueryClient();
  return (registry) => {
    client.setQueryData(['giftregistry/get', { gift_registry_id: registry.gift_registry_id }], registry);
    void client.invalidateQueries({ queryKey: ['giftregistry/getAll'] });
  };
}
