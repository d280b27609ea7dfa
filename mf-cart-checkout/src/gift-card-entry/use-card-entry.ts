import type { CallFailure, Result } from '@bookfront/shared/api-client';
import { withHumanCheck } from '@bookfront/shared/human-check';
import { useState } from 'react';
import { useAbortOnUnmount } from '../lifecycle';

const empty = { number: '', pin: '' };
/** `number`: without spaces. */
export type GiftCardQuery = { number: string; pin: string; captcha: string };
type EntryState<T> =
  | { is: 'waiting' }
  | { is: 'asking' }
  | { is: 'answered'; reply: T }
  | { is: 'failed'; failure: CallFailure };

export interface CardEntry {
  typed: typeof empty;
  type: (typed: typeof empty) => void;
  submit: () => void;
}

interface EntryRules<T> {
  /** Characters that a number needs before it can be sent; 1 if not given. */
  minLength?: number;
  /** After which answers the fields are emptied; after none if not given. */
  isDone?: (result: Result<T>) => boolean;
}

/** Number and PIN of a gift card, sent by `ask` after the invisible human check; one request at a time. */
export function useCardEntry<T>(
  ask: (card: GiftCardQuery) => Promise<Result<T>>,
  { minLength = 1, isDone = () => false }: EntryRules<T> = {},
) {
  const [typed, type] = useState(empty);
  const [state, setState] = useState<EntryState<T>>({ is: 'waiting' });
  const leave = useAbortOnUnmount();
  const number = typed.number.replace(/\s/g, '');
  const canSend = number.length >= minLength;

  async function send() {
    setState({ is: 'asking' });
    const { signal } = leave();
    const result = await withHumanCheck((captcha) => ask({ number, pin: typed.pin.trim(), captcha }), signal);
    if (signal.aborted) return;
    if (isDone(result)) type(empty);
    setState(result.ok ? { is: 'answered', reply: result.value } : { is: 'failed', failure: result.failure });
  }
  const submit = () => {
    if (canSend && state.is !== 'asking') void send();
  };
  return { typed, type, submit, state, canSend };
}
