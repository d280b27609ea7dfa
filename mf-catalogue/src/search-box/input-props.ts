import type { ChangeEvent, KeyboardEvent } from 'react';
import type { Combobox } from './use-combobox';

/** What makes the plain input a combobox of WAI-ARIA: its rows are `{id}-{n}` of the list `{id}-list`. */
export function inputPropsOf(box: Combobox) {
  const { id, isOpen, active } = box;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => box.type(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, box),
    onBlur: box.close,
  } as const;
}

/** Arrows walk the rows, Enter opens the active one, Escape closes them; all else is the input's own. */
function onKeyDown(event: KeyboardEvent, { suggestions, isOpen, active, choose, close, moveActive }: Combobox): void {
  const chosen = isOpen ? suggestions?.[active] : undefined;
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape' && isOpen) close();
  else if (event.key === 'Enter' && chosen) choose(chosen);
  else if (event.key === 'ArrowDown') moveActive(1);
  else if (event.key === 'ArrowUp') moveActive(-1);
  else return;
  event.preventDefault();
}
