import type { GiftRegistry } from '@bookfront/shared/schemas';
import { RegistryForm } from '../registry-form';
import { ShareRegistry } from '../share';
import { DeleteRegistry } from './delete-registry';

export type RegistryAction = 'share' | 'edit' | 'delete';

interface ActionDialogProps {
  action: RegistryAction;
  registry: GiftRegistry;
  onChanged: (registry: GiftRegistry) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialogs of a registry's page, which come when one is opened. */
export function ActionDialog({ action, registry, onChanged, onDeleted, onClose }: ActionDialogProps) {
  if (action === 'share') return <ShareRegistry registry={registry} onClose={onClose} />;
  const changed = (next: GiftRegistry) => {
    onChanged(next);
    onClose();
  };
  if (action === 'edit') return <RegistryForm registry={registry} onDone={changed} onClose={onClose} />;
  return <DeleteRegistry registry={registry} onDeleted={onDeleted} onClose={onClose} />;
}
