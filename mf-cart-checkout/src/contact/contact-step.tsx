import { call, failureText } from '@bookfront/shared/api-client';
import { offeredChannels } from '@bookfront/shared/format/contact-channel';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { trackMutation } from '../cart-calls';
import { Columns } from '../layout';
import { OrderPanel } from '../summary';
import { CustomerData, GuestFields, GuestNote } from './contact-fields';
import { type ContactForm, customerSchema, extrasPayload, guestSchema, startingForm } from './contact-rules';
import { ExtraFields } from './extra-fields';
import { pickupLocations } from './pickup-location';

/** P2 §5: who collects the order and how to reach them. */
export function ContactStep() {
  const { user, logged_in } = useSession();
  const { form, choices, locations } = useContactForm();
  return (
    <Columns>
      <Form {...form.props}>
        {logged_in ? (
          <CustomerData user={user} />
        ) : (
          <>
            <GuestNote />
            <GuestFields form={form} />
          </>
        )}
        <ExtraFields form={form} choices={choices} locations={locations} />
        {form.failure && <FieldError role="alert">{failureText(form.failure)}</FieldError>}
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? m.saving() : m.contact_continue()}
        </Button>
      </Form>
      <OrderPanel />
    </Columns>
  );
}

function useContactForm() {
  const session = useSession();
  const settings = useSettings();
  const navigate = useNavigate();
  const choices = offeredChannels(settings.checkout_info);
  const locations = pickupLocations(settings, session.cart.checkout.delivery);
  const isGuest = !session.logged_in;
  const form = useShopForm<ContactForm>({
    initialValues: () => startingForm(session, settings.checkout_info, locations),
    schema: isGuest ? guestSchema : customerSchema,
    send: async (values) => {
      const result = await trackMutation(call('checkout/setExtras', extrasPayload(values, isGuest)));
      if (result.ok) sessionStore.setCart(result.value.cart);
      return result;
    },
    onDone: () => navigate(href.checkout('payment')),
  });
  return { form, choices, locations };
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  max-width: 34rem;
  > button[type='submit'] {
    justify-self: start;
  }
`;
