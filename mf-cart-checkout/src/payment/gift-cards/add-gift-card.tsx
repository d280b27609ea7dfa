import { call, failureText, type Result } from '@bookfront/shared/api-client';
import { formatMoney } from '@bookfront/shared/format';
import { sessionStore } from '@bookfront/shared/session';
import { Button, FieldError, Hidden } from '@bookfront/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import * as m from '#messages';
import { trackMutation } from '../../cart-calls';
import { CardEntryForm, type GiftCardQuery, useCardEntry } from '../../gift-card-entry';

/**
 * GFT-17 to GFT-20, ERR-62, ERR-63. GAP-64: the whole balance is used, up to the total; the amount is edited
 * afterwards.
 */
export function AddGiftCard() {
  const entry = useCardEntry(add, { minLength: 5, isDone: isUsedUp });
  const { state, canSend } = entry;
  const isAdding = state.is === 'asking';
  const button = useRef<HTMLButtonElement>(null);
  // an empty form disables the button that was just pressed: move its focus to the number of the next card
  useLayoutEffect(() => {
    const pressed = button.current;
    if (!canSend && pressed === document.activeElement) pressed?.form?.querySelector('input')?.focus();
  }, [canSend]);
  return (
    <CardEntryForm entry={entry}>
      <Button
        ref={button}
        type="submit"
        kind="quiet"
        aria-label={isAdding ? m.gift_card_adding_label() : m.gift_card_add_label()}
        disabled={!canSend}
        busy={isAdding}
      >
        {isAdding ? m.gift_card_adding() : m.gift_card_add()}
      </Button>
      {state.is === 'failed' && <FieldError role="alert">{failureText(state.failure)}</FieldError>}
      <Hidden role="status">{state.is === 'answered' && m.gift_card_pays({ amount: formatMoney(state.reply) })}</Hidden>
    </CardEntryForm>
  );
}

/** What the card pays, in cents. Stores the returned cart even if the shopper has navigated away. */
async function add({ number, pin, captcha }: GiftCardQuery): Promise<Result<number>> {
  const result = await trackMutation(call('checkout/addGiftCard', { gift_card_number: number, pin, captcha }));
  if (!result.ok) return result;
  const { cart } = result.value;
  sessionStore.setCart(cart);
  return { ok: true, value: cart.gift_cards.at(-1)?.amount ?? 0 };
}

/** ERR-63: empties the form after a card that was added or has no balance. */
const isUsedUp = (result: Result<number>): boolean => result.ok || result.failure.code === 'gift_card_empty';
