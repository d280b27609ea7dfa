import { href } from '@bookfront/shared/routes';
import type { Suggestion } from '@bookfront/shared/schemas';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSuggestions } from './use-suggestions';

/** The ARIA combobox on the plain input: what is open, which row is active, what the keys do. */
export function useCombobox() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const isOpen = isWanted && suggestions !== undefined;

  const type = (text: string) => {
    setTyped(text);
    setWanted(true);
    setActive(-1);
  };
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = ({ eisbn }: Suggestion) => {
    close();
    navigate(href.item(eisbn));
  };
  const step = (by: 1 | -1) => {
    const count = suggestions?.length ?? 0;
    if (!isWanted) setWanted(true);
    if (count > 0) setActive((active + by + (active < 0 && by < 0 ? 1 : 0) + count) % count);
  };

  function onKeyDown(event: KeyboardEvent): void {
    const chosen = isOpen ? suggestions[active] : undefined;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  }
  return { suggestions, isOpen, active, type, close, choose, onKeyDown };
}
