import type { CallFailure } from '@bookfront/shared/api-client';
import { limits } from '@bookfront/shared/schemas/limits';
import { useEffect, useRef } from 'react';
import { useLatest } from '../lifecycle';

/** CHK-62: gives true, then false for a second. */
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

/** Says to the page that an order is under way, for as long as the review is there. `isOpen`: one was when it came. */
export function useHold(isOpen: boolean, onOrdering: (isOrdering: boolean) => void): (isOrdering: boolean) => void {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    if (isOpen) onOrdering(true);
    return () => {
      isHere.current = false;
      onOrdering(false);
    };
  }, [isOpen, onOrdering]);
  return (isOrdering) => isHere.current && onOrdering(isOrdering);
}

const bankQuestionMs = 10_000;
const longestPauseMs = 120_000;

/** What the api last said to a page that is gone, in its words. */
export const askedBefore: CallFailure = {
  name: 'CallFailure',
  kind: 'refused',
  code: 'payment_pending',
  message: 'We are asking your bank. Please do not pay again.',
  retryable: false,
  fields: {},
};

/**
 * The bank is still being asked; this time the shop did not answer. Each is another value, also where two follow in one
 * drawing.
 */
export const outOfReach = (failure: CallFailure): CallFailure => ({
  ...failure,
  kind: 'network',
  code: askedBefore.code,
});

/**
 * The shopper need do nothing: `ask` is called a while after each `answer` that says no more, and at once where it was
 * the answer of a page before
 * this one. While the shop is out of reach each pause is twice as long as the one before, up to two minutes.
 */
export function useBankQuestion(answer: CallFailure | undefined, ask: () => void): void {
  const latest = useLatest(ask);
  const pause = useRef(bankQuestionMs);
  useEffect(() => {
    if (answer === undefined) return undefined;
    pause.current = answer.kind === 'network' ? Math.min(2 * pause.current, longestPauseMs) : bankQuestionMs;
    const timer = setTimeout(() => latest.current(), answer === askedBefore ? 0 : pause.current);
    return () => clearTimeout(timer);
  }, [answer, latest]);
}
