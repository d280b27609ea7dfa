import { useSend } from '@bookfront/shared/api-client';
import { useKeepRegistry } from './use-keep-registry';

/** The calls that change one title of a registry; what they answer is shown wherever the registry stands. */
export function useItemChanges(gift_registry_id: string, eisbn: string) {
  const keep = useKeepRegistry();
  const adding = useSend('giftregistry/addItem', keep);
  const updating = useSend('giftregistry/updateItem', keep);
  const removing = useSend('giftregistry/deleteItem', keep);
  const all = [adding, updating, removing];
  return {
    add: () => adding.mutate({ gift_registry_id, eisbn, qty: 1 }),
    update: (qty: number) => updating.mutate({ gift_registry_id, eisbn, qty }),
    remove: () => removing.mutate({ gift_registry_id, eisbn }),
    isBusy: all.some(({ isPending }) => isPending),
    failure: all.find(({ error }) => error)?.error,
  };
}
