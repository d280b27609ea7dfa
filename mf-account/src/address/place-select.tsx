import { Button, FieldError } from '@bookfront/shared/ui';
import { Select } from '@bookfront/shared/ui/select';
import type { ComponentProps } from 'react';
import * as m from '#messages';
import type { PlaceList } from './address-api';

interface PlaceSelectProps extends Omit<ComponentProps<typeof Select>, 'options'> {
  /** The words of the empty choice. */
  none: string;
  value: string;
  list: PlaceList;
  /** Name of the saved value, for as long as the list has none. */
  savedName?: string | undefined;
}

/** A place of a list; the value that it came with can be read before the list is here, and when it has failed. */
export function PlaceSelect({ list, savedName, value, ...select }: PlaceSelectProps) {
  const { places = [], failure, retry } = list;
  const isMissing = value !== '' && !places.some(({ code }) => code === value);
  const saved = isMissing ? [[value, savedName || value] as const] : [];
  const options = [...saved, ...places.map(({ code, name }) => [code, name] as const)];
  return (
    <Select value={value} options={options} required aria-busy={(!list.places && !failure) || undefined} {...select}>
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
