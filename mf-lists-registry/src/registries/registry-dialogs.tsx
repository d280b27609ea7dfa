import type { GiftRegistry } from '@bookfront/shared/schemas';
import { RegistryForm } from '../registry-form';
import { ShareRegistry } from '../share';

interface CreateDialogProps {
  /** The registry that was just made, which is now shared. */
  made: GiftRegistry | undefined;
  onDone: (registry: GiftRegistry) => void;
  onClose: () => void;
}

/** REG-12: the form, and what follows it. */
export function CreateDialog({ made, onDone, onClose }: CreateDialogProps) {
  if (made) return <ShareRegistry registry={made} onClose={onClose} />;
  return <RegistryForm onDone={onDone} onClose={onClose} />;
}
