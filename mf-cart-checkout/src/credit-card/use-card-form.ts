import { call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackMutation } from '../cart-calls';
import { type CardForm, cardPayload, cardSchema, emptyCard } from './card-rules';

/**
 * PAY-23: the card goes to the shop by one call and is kept nowhere: no query or mutation cache, no storage, no
 * navigation state (SPEC-D6). The fields are cleared once it is saved, and when the page is left.
 */
export function useCardForm(settings: SiteSettings, now: Date) {
  const navigate = useNavigate();
  const form = useShopForm<CardForm>({
    initialValues: () => emptyCard(settings),
    schema: cardSchema(settings.checkout_info.accepted_credit_cards, now),
    send: async (values) => {
      const result = await trackMutation(call('checkout/setCreditCard', cardPayload(values)));
      if (result.ok) sessionStore.setCart(result.value.cart);
      return result;
    },
    onDone: () => {
      form.resetForm();
      navigate(href.checkout('review'));
    },
  });
  useClearedOnLeaving(form.resetForm);
  return form;
}

/** A page that the browser keeps for Back keeps its fields too. */
function useClearedOnLeaving(clear: () => void): void {
  useEffect(() => {
    const onLeave = () => clear();
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, [clear]);
}
