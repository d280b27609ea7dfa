import { limits } from '@bookfront/shared/schemas/limits';
import { useEffect, useState } from 'react';

/** True for a second after each call of the function: how long 'Copied' and 'Added' are shown (P1 §4, P1 §9). */
export function useBriefly(): [isShown: boolean, show: () => void] {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setTimes(0), limits.doneMs);
    return () => clearTimeout(timer);
  }, [times]);
  return [times > 0, () => setTimes((before) => before + 1)];
}
