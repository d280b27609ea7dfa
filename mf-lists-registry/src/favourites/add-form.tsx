import { useSpelling } from '@bookfront/shared/page';
import { Icon } from '@bookfront/shared/ui';
import type { FormEvent } from 'react';
import * as m from '#messages';
import { ListForm } from './list-form';
import { Heart } from './look';

interface AddFormProps {
  title: string;
  compact: boolean;
  payload: { list_id: string; eisbn: string };
  isBusy: boolean;
  onAdd: () => void;
}

export function AddForm({ title, compact, payload, isBusy, onAdd }: AddFormProps) {
  const spelling = useSpelling();
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
        aria-label={m.favourite_add_title({ spelling, title })}
      >
        <Icon name="heart" size={20} />
        {!compact && m.favourite_add({ spelling })}
      </Heart>
    </ListForm>
  );
}
