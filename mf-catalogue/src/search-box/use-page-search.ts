import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { urlOfState } from '../view-of-path';
import { type OfferedType, searchOfPath, toOfferedType } from './search-route';

/**
 * Writes each new page's search into the fields of `form` and calls `onNew`. The elements stay, and with them the focus
 * of who searches by the keyboard; on the first page nothing is written, so that what was typed and chosen before
 * hydration stays. Returns the form's ref and the type that the selector shows.
 */
export function usePageSearch(initialType: string | undefined, onNew: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname, state } = useLocation();
  const [type, setType] = useState<OfferedType>(toOfferedType(initialType ?? searchOfPath(pathname).type));
  const before = useRef('');
  useEffect(() => {
    if (before.current === pathname) return;
    const isFirst = before.current === '';
    before.current = pathname;
    if (form.current) setType(isFirst ? chosenType(form.current) : fill(form.current, pathname, state));
    if (!isFirst) onNew();
  });
  return { form, type, setType };
}

const selector = (form: HTMLFormElement) => form.elements.namedItem('k');

function chosenType(form: HTMLFormElement): OfferedType {
  const kind = selector(form);
  return toOfferedType(kind instanceof HTMLSelectElement ? kind.value : undefined);
}

function fill(form: HTMLFormElement, pathname: string, state: unknown): OfferedType {
  const { text, type } = searchOfPath(pathname);
  const words = form.elements.namedItem('t');
  const kind = selector(form);
  if (words instanceof HTMLInputElement) words.value = text || urlOfState(state);
  if (kind instanceof HTMLSelectElement) kind.value = type;
  return type;
}
