import { type CallFailure, call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackMutation } from '../cart-calls';
import { type CardForm, cardPayload, cardSchema, emptyCard } from './card-rules';

/**
 * PAY-23: the card goes to the shop by one call and is kept nowhere: no query or mutation cache, no storage, no
 * navigation state (decision 6 of the specification).
 * The fields are cleared once it is saved, and when the page is left.
 */
export function useCardForm(settings: SiteSettings, now: Date) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<CallFailure>();
  const [mended, setMended] = useState<string[]>([]);
  const isSending = useRef(false);
  const isHere = useIsHere();
  const form = useFormik<CardForm>({
    initialValues: emptyCard(settings),
    validationSchema: cardSchema(settings.checkout_info.accepted_credit_cards, now),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { resetForm }) => {
      if (isSending.current) return undefined;
      isSending.current = true;
      setFailure(undefined);
      setMended([]);
      const result = await trackMutation(call('checkout/setCreditCard', cardPayload(values)));
      isSending.current = false;
      if (result.ok) sessionStore.setCart(result.value.cart);
      if (!isHere.current) return undefined;
      if (!result.ok) return setFailure(result.failure);
      resetForm();
      return navigate(href.checkout('review'));
    },
  });
  useClearedOnLeaving(form.resetForm);
  const refused = Object.entries(failure?.fields ?? {}).filter(([name]) => !mended.includes(name));
  return {
    form,
    failure,
    /** What is wrong with which field. */
    errors: { ...Object.fromEntries(refused), ...form.errors },
    /** A field that is typed in anew is no longer called wrong. */
    mend(name: string) {
      setMended((names) => [...names, name]);
      form.setFieldError(name, undefined);
    },
  };
}

/** False once the form has been left: an answer that comes then takes the shopper nowhere. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** A page that the browser keeps for Back keeps its fields too. */
function useClearedOnLeaving(clear: () => void): void {
  useEffect(() => {
    const onLeave = () => clear();
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, [clear]);
}
