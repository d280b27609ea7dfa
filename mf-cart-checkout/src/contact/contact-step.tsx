import { failureText, useSend } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useFirstWrong } from '../focus';
import { Columns } from '../layout';
import { OrderPanel } from '../summary';
import { CustomerData, GuestFields, GuestNote } from './contact-fields';
import { customerSchema, extrasPayload, guestSchema, preferencesOf, startingForm } from './contact-rules';
import { ExtraFields } from './extra-fields';
import { pickupLocations } from './pickup-location';

/** P2§5: who collects the order and how to reach them. What was typed stays when saving fails. */
export function ContactStep() {
  const session = useSession();
  const settings = useSettings();
  const choices = preferencesOf(settings.checkout_info);
  const locations = pickupLocations(settings, session.cart.checkout.delivery);
  const navigate = useNavigate();
  const isGuest = !session.logged_in;
  const isSending = useRef(false);
  const [initialValues] = useState(() => startingForm(session, choices, locations));
  const save = useSend('checkout/setExtras', ({ cart }) => {
    sessionStore.setCart(cart);
    navigate(href.checkout('payment'));
  });
  const form = useFormik({
    initialValues,
    validationSchema: isGuest ? guestSchema : customerSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => {
      if (isSending.current) return;
      isSending.current = true;
      save.mutate(extrasPayload(values, isGuest), {
        onSettled: () => {
          isSending.current = false;
        },
      });
    },
  });
  const place = useFirstWrong<HTMLFormElement>(form, save.error);
  const refused = save.error?.fields ?? {};
  const errors = { ...refused, ...form.errors };
  return (
    <Columns>
      <Form ref={place} onSubmit={form.handleSubmit} noValidate>
        {isGuest ? (
          <>
            <GuestNote />
            <GuestFields form={form} errors={errors} />
          </>
        ) : (
          <CustomerData user={session.user} />
        )}
        <ExtraFields
          form={form}
          choices={choices}
          locations={locations}
          before={initialValues.preferred_communication}
        />
        {save.error && <FieldError role="alert">{failureText(save.error)}</FieldError>}
        <Button type="submit" aria-disabled={save.isPending || undefined}>
          {save.isPending ? 'Saving…' : 'Continue to payment'}
        </Button>
      </Form>
      <OrderPanel />
    </Columns>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  max-width: 34rem;
  > button[type='submit'] {
    justify-self: start;
  }
`;
