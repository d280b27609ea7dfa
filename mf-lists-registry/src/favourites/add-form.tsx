import { Icon } from '@bookfront/shared/ui';
import type { FormEvent } from 'react';
import { ListForm } from './list-form';
import { Heart } from './look';
import { useFavouriteWords } from './words';

interface AddFormProps {
  title: string;
  compact: boolean;
  payload: { list_id: string; eisbn: string };
  isBusy: boolean;
  onAdd: () => void;
}

export function AddForm({ title, compact, payload, isBusy, onAdd }: AddFormProps) {
  const words = useFavouriteWords();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onAdd();
  };
  return (
    <ListForm call="titlelist/addItemToList" payload={payload} onSubmit={submit}>
      <Heart
        type="submit"
        data-compact={compact || undefined}
        aria-busy={isBusy || undefined}
        aria-label={`${words.add}: ${title}`}
      >
        <Icon name="heart" size={20} />
        {!compact && words.add}
      </Heart>
    </ListForm>
  );
}
