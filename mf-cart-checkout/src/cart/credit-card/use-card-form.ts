import { type CallFailure, call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CardForm, cardPayload, cardSchema, emptyCard } from './card-rules';

/**
 * PAY-23: the card goes to the shop by one call and is kept nowhere: no query or mutation cache, no storage, no navigation state (decision 6).
 * The fields are cleared once it is saved, and when the page is left.
 */
export function useCardForm(settings: SiteSettings, now: Date) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<CallFailure>();
  const form = useFormik<CardForm>({
    initialValues: emptyCard(settings),
    validationSchema: cardSchema(settings.checkout_info.accepted_credit_cards, now),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { resetForm }) => {
      setFailure(undefined);
      const result = await call('checkout/setCreditCard', cardPayload(values));
      if (!result.ok) return setFailure(result.failure);
      resetForm();
      sessionStore.setCart(result.value.cart);
      return navigate(href.checkout('review'));
    },
  });
  useClearedOnLeaving(form.resetForm);
  return { form, failure };
}

/** A page that the browser keeps for Back keeps its fields too. */
function useClearedOnLeaving(clear: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's own, the same for its life
  useEffect(() => {
    const onLeave = () => clear();
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, []);
}
