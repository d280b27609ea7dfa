import { FieldError } from '@bookfront/shared/ui';
import * as m from '#messages';
import { centsOf } from './amount';

/** Explains the specification's 'Amount required.' where the text in the field is no amount. */
export function AmountHelp({ text, isRefused }: { text: string; isRefused: boolean }) {
  const isUnreadable = text.trim() !== '' && centsOf(text) === undefined;
  return <FieldError role="alert">{isRefused && isUnreadable && m.gift_card_amount_help()}</FieldError>;
}
