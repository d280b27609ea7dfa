import { Button, FieldError } from '@bookfront/shared/ui';
import { Select } from '@bookfront/shared/ui/select';
import type { ComponentProps } from 'react';
import * as m from '#messages';
import type { PlaceList } from './address-api';

interface PlaceSelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'none'> {
  /** The text of the empty option. */
  emptyLabel: string;
  value: string;
  list: PlaceList;
  /** The saved value's name, shown until the list has it. */
  savedName?: string | undefined;
}

/** Selects a country or province. Shows the saved value while its list is loading or has failed. */
export function PlaceSelect({ list, savedName, value, emptyLabel, ...select }: PlaceSelectProps) {
  const { places = [], failure, retry } = list;
  const isMissing = value !== '' && !places.some(({ code }) => code === value);
  const saved = isMissing ? [[value, savedName || value] as const] : [];
  const options = [...saved, ...places.map(({ code, name }) => [code, name] as const)];
  return (
    <Select
      none={emptyLabel}
      value={value}
      options={options}
      required
      aria-busy={(!list.places && !failure) || undefined}
      {...select}
    >
      {failure && (
        <FieldError role="alert">
          {m.address_places_failed()}{' '}
          <Button kind="plain" onClick={retry}>
            {m.try_again()}
          </Button>
        </FieldError>
      )}
    </Select>
  );
}
