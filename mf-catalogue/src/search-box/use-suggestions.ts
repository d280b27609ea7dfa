import { useCall } from '@bookfront/shared/api-client';
import type { Suggestion } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { useEffect, useState } from 'react';

/**
 * Suggestions for what is typed, asked `limits.search.debounceMs` after the last key (SRC-13). Undefined: not asked or
 * not here yet.
 * The answer is kept under its own text, so a slow early one never stands for a later one.
 */
export function useSuggestions(typed: string): Suggestion[] | undefined {
  const term = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), limits.search.debounceMs);
    return () => clearTimeout(timer);
  }, [term]);
  const isAsked = settled === term && isEnough(term);
  const { data } = useCall('browse/getSuggest', { t: settled }, { enabled: isAsked });
  return isAsked ? data?.suggestions : undefined;
}

/** Two letters, or one sign of a script that writes a word in one. */
const isEnough = (term: string) => term.length > 1 || [...term].some((sign) => sign > '\u02ff');
