import type { CallFailure } from '@bookfront/shared/api-client';
import { limits } from '@bookfront/shared/schemas/limits';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../use-latest';

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

/** What the api last said to a page that is gone, in its words. */
export const askedBefore: CallFailure = {
  name: 'CallFailure',
  kind: 'refused',
  code: 'payment_pending',
  message: 'We are asking your bank. Please do not pay again.',
  retryable: false,
  fields: {},
};

/** The shopper need do nothing: `ask` is called a while after each `answer` that says no more, and at once where it was the answer of a page before this one. */
export function useBankQuestion(answer: object | string | undefined, ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => {
    if (answer === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), answer === askedBefore ? 0 : bankQuestionMs);
    return () => clearTimeout(timer);
  }, [answer, latest]);
}
