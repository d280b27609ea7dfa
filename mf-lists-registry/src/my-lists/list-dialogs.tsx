import type { List } from '@bookfront/shared/schemas';
import { ListForm } from '../list-form';
import { DeleteList } from './delete-list';

interface ListDialogProps {
  wanted: { is: 'create' } | { is: 'edit' | 'delete'; list: List };
  onClose: () => void;
}

/** The dialogs of the page, which come when one is opened. */
export function ListDialog({ wanted, onClose }: ListDialogProps) {
  if (wanted.is === 'create') return <ListForm onClose={onClose} />;
  if (wanted.is === 'edit') return <ListForm list={wanted.list} onClose={onClose} />;
  return <DeleteList list={wanted.list} onClose={onClose} />;
}
