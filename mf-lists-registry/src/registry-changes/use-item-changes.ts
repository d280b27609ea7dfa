import { useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import * as m from '#messages';
import { useCacheRegistry } from './use-cache-registry';

interface RegistryTitle {
  eisbn: string;
  title: string;
}

/**
 * The calls that change one title of a registry; what they answer is shown wherever the registry stands. A title that
 * goes is said in a toast, since its own place goes with it. `failure`: of the last change.
 */
export function useItemChanges(gift_registry_id: string, { eisbn, title }: RegistryTitle) {
  const cacheRegistry = useCacheRegistry();
  const adding = useSend('giftregistry/addItem', cacheRegistry);
  const updating = useSend('giftregistry/updateItem', cacheRegistry);
  const removing = useSend('giftregistry/deleteItem', (registry) => {
    cacheRegistry(registry);
    toast(m.item_removed({ title }));
  });
  const all = [adding, updating, removing];
  const first = (start: () => void) => () => {
    for (const change of all) change.reset();
    start();
  };
  return {
    add: first(() => adding.mutate({ gift_registry_id, eisbn, qty: 1 })),
    update: (qty: number) => first(() => updating.mutate({ gift_registry_id, eisbn, qty }))(),
    remove: first(() => removing.mutate({ gift_registry_id, eisbn })),
    isBusy: all.some(({ isPending }) => isPending),
    isUpdated: updating.isSuccess,
    failure: all.find(({ error }) => error)?.error,
  };
}
