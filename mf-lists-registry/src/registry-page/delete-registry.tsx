import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import * as m from '#messages';

interface DeleteRegistryProps {
  registry: GiftRegistry;
  onDeleted: () => void;
  onClose: () => void;
}

/** REG-26: asks before a registry goes; its link then leads nowhere. */
export function DeleteRegistry({ registry, onDeleted, onClose }: DeleteRegistryProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useSend('giftregistry/delete', () => {
    client.removeQueries({ queryKey: ['giftregistry/getAll'] });
    toast(m.registry_deleted());
    onClose();
    onDeleted();
  });
  return (
    <Dialog title={m.registry_delete()} onClose={onClose}>
      <p dir="auto">{m.registry_delete_question({ registry: registry.title })}</p>
      <div role="alert">{error && <FieldError>{failureText(error)}</FieldError>}</div>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button busy={isPending} onClick={() => mutate({ gift_registry_id: registry.gift_registry_id })}>
          {m.registry_delete()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
