import { limits } from '@bookfront/shared/schemas/limits';
import { useIsMounted } from '@bookfront/shared/ui/use-is-mounted';
import { useEffect, useRef } from 'react';
import { useLatest } from '../lifecycle';
import { askAfterMs, type OrderState } from './machine/order-state';

/** CHK-62: takes a click, then no other for a second. */
export function useClickGuard(): () => boolean {
  const guard = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(guard.current), []);
  return () => {
    if (guard.current) return false;
    guard.current = setTimeout(() => {
      guard.current = undefined;
    }, limits.submitGuardMs);
    return true;
  };
}

/**
 * Tells the page that an order is under way, for as long as the review is there. `isLocked`: one was when the review
 * opened.
 */
export function useOrderLock(
  isLocked: boolean,
  onOrdering: (isOrdering: boolean) => void,
): (isOrdering: boolean) => void {
  const isMounted = useIsMounted();
  useEffect(() => {
    if (isLocked) onOrdering(true);
    return () => onOrdering(false);
  }, [isLocked, onOrdering]);
  return (isOrdering) => {
    if (isMounted.current) onOrdering(isOrdering);
  };
}

/** Calls `ask` once the pause before the next question to the bank is over. */
export function usePause(state: OrderState, ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => {
    const pauseMs = askAfterMs(state);
    if (pauseMs === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [state, latest]);
}
