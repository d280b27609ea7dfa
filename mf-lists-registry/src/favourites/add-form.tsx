import { useSpelling } from '@bookfront/shared/page';
import { Icon } from '@bookfront/shared/ui';
import type { FormEvent } from 'react';
import * as m from '#messages';
import { FavouriteForm } from './favourite-form';
import { Heart } from './favourite-styles';

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
    <FavouriteForm call="titlelist/addItemToList" payload={payload} onSubmit={submit}>
      <Heart
        type="submit"
        data-compact={compact || undefined}
        aria-busy={isBusy || undefined}
        aria-label={m.favourite_add_title({ spelling, title })}
      >
        <Icon name="heart" size={20} />
        {!compact && m.favourite_add({ spelling })}
      </Heart>
    </FavouriteForm>
  );
}
