import { call } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { boolean, object } from 'yup';
import * as m from '#messages';
import { type AccountValues, accountFields, accountPayload, emptyAccount } from '../account-fields';
import { placesOf, usePlaceLists } from '../address';
import { confirmationOf, newPassword } from '../password';
import { pendingEmail } from './pending-email';

/** Whose account it is: a verified address by its token, else the address itself. */
export type SignUp = { token: string } | { email_address: string };

type CreateValues = AccountValues & {
  password: string;
  confirmation: string;
  newsletter_consent: boolean;
  terms_consent: boolean;
};

/** The form of a new account. It logs in, and leads to the cart if that has items (ACC-13, ACC-14, GAP-74). */
export function useCreateForm({ signUp, onCreated }: { signUp: SignUp; onCreated: (path: string) => void }) {
  const settings = useSettings();
  const { terms_consent_enabled } = settings.checkout_info;
  const form = useShopForm<CreateValues>({
    initialValues: () => ({
      ...emptyAccount(settings),
      password: '',
      confirmation: '',
      newsletter_consent: false,
      terms_consent: false,
    }),
    schema: () =>
      object({
        ...accountFields(placesOf(lists), settings.account_extra_fields),
        password: newPassword(),
        confirmation: confirmationOf('password'),
        ...(terms_consent_enabled ? { terms_consent: boolean().oneOf([true], m.create_terms_required()) } : {}),
      }),
    action: href.form('account/create'),
    send: async ({ confirmation: _same, ...values }) => {
      const result = await call('account/create', { ...values, ...accountPayload(values), ...signUp });
      if (result.ok) enter(result.value);
      return result;
    },
  });
  function enter(session: Reply<'account/create'>) {
    pendingEmail.forget();
    onCreated(session.cart.items.length > 0 ? href.cart() : href.account('finished'));
    sessionStore.set(session, { here: true });
    if (session.notice) bus.emit('notice:wanted', { text: session.notice });
  }
  const lists = usePlaceLists(form.values.country);
  return { form, lists };
}
