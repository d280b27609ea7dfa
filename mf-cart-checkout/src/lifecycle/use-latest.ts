import { type RefObject, useEffect, useRef } from 'react';

/** For what is called from outside of React: the value of the last drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
