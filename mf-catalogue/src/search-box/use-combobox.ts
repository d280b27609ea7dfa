import { href } from '@bookfront/shared/routes';
import type { Suggestion } from '@bookfront/shared/schemas';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSuggestions } from './use-suggestions';

/**
 * The suggestions on the plain input: which there are, whether they are open, which row is active, and what changes
 * that.
 */
export function useCombobox() {
  const navigate = useNavigate();
  const id = useId();
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
  const clear = () => {
    setTyped('');
    close();
  };
  const choose = ({ eisbn }: Suggestion) => {
    close();
    navigate(href.item(eisbn));
  };
  const moveActive = (by: 1 | -1) => {
    // the row below the suggestions leads to all results
    const count = suggestions?.length ? suggestions.length + 1 : 0;
    if (!isWanted) setWanted(true);
    if (count > 0) setActive((active + by + (active < 0 && by < 0 ? 1 : 0) + count) % count);
  };
  return { id, typed, suggestions, isOpen, active, type, close, clear, choose, moveActive };
}

export type Combobox = ReturnType<typeof useCombobox>;
