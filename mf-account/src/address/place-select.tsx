import { Button, FieldError } from '@bookfront/shared/ui';
import { type SelectHTMLAttributes, useId } from 'react';
import styled from 'styled-components';
import type { PlaceList } from './address-api';

interface PlaceSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** The words of the empty choice. */
  none: string;
  value: string;
  list: PlaceList;
  error?: string | undefined;
  /** Name of the saved value, for as long as the list has none. */
  savedName?: string | undefined;
}

/** A place of a list; the value that it came with can be read before the list is here, and when it has failed. */
export function PlaceSelect({ label, none, list, error, savedName, value, ...select }: PlaceSelectProps) {
  const id = useId();
  const { places = [], failure, retry } = list;
  const isMissing = value !== '' && !places.some(({ code }) => code === value);
  return (
    <Wrap>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-busy={(!list.places && !failure) || undefined}
        {...select}
      >
        <option value="">{none}</option>
        {isMissing && <option value={value}>{savedName || value}</option>}
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {failure && (
        <FieldError role="alert">
          The list could not be loaded.{' '}
          <Button data-kind="plain" onClick={retry}>
            Try again
          </Button>
        </FieldError>
      )}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: grid;
  gap: 0.3rem;
  min-width: 0;
  label {
    font-weight: 600;
  }
  select {
    width: 100%;
    min-width: 0;
    min-height: 46px;
    padding: 0.6rem 0.75rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 5px;
    background: var(--c-surface);
    color: var(--c-ink);
    font: inherit;
  }
  select[aria-invalid='true'] {
    border-color: var(--c-bad);
    box-shadow: inset 0 0 0 1px var(--c-bad);
  }
`;
