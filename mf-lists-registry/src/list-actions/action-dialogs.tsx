import type { List } from '@bookfront/shared/schemas';
import { ListForm } from '../list-form';
import { ListImport } from '../list-import';
import { DeleteList } from '../my-lists';
import { ShareDialog } from '../share';
import { CopyListDialog } from './copy-list-dialog';
import { ListToCart } from './list-to-cart';

export type ListAction = 'cart' | 'copy' | 'import' | 'share' | 'edit' | 'delete';

interface ActionDialogProps {
  action: ListAction;
  list: List;
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialogs of a list's page, which come when one is opened. */
export function ActionDialog({ action, list, onClose, onDeleted }: ActionDialogProps) {
  const dialog = { list, onClose };
  if (action === 'cart') return <ListToCart {...dialog} />;
  if (action === 'copy') return <CopyListDialog {...dialog} />;
  if (action === 'import') return <ListImport {...dialog} />;
  if (action === 'edit') return <ListForm {...dialog} />;
  if (action === 'delete') return <DeleteList {...dialog} onDone={onDeleted} />;
  return <ShareDialog onClose={onClose} />;
}
