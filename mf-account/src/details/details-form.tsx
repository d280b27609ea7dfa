import type { CallFailure } from '@bookfront/shared/api-client';
import { useIsHydrated, usePage, useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { AccountUser } from '@bookfront/shared/schemas';
import { Button, useOnDemand } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';
import * as m from '#messages';
import { AccountFields, type AccountValues, accountFields, accountValuesOf, FormFailure } from '../account-fields';
import { placesOf, usePlaceLists } from '../address';
import { Actions, FormColumn } from '../layout';
import { PasswordField } from '../password';
import { PlainFields } from '../plain-forms';

/**
 * Without scripts there's no dialog, but a field for the password. Where scripts are only late, the form that was sent
 * without it comes back with what was typed, and with the field.
 */
function PlainPassword() {
  const { form } = usePage();
  const isHydrated = useIsHydrated();
  if (isHydrated) return null;
  const isPosted = form?.values.first_name !== undefined;
  return (
    <PlainPart data-shown={isPosted || undefined}>
      <p>{m.details_save_text()}</p>
      <PasswordField
        label={m.password()}
        name="password"
        autoComplete="current-password"
        error={isPosted ? form.fields.password : undefined}
      />
    </PlainPart>
  );
}

/** The profile. Its checked values go to a dialog, which asks for the password and saves them (ACC-25, ACC-27). */
export function DetailsForm({ account }: { account: AccountUser }) {
  const settings = useSettings();
  const [values, setValues] = useState<AccountValues>();
  const [refusal, setRefusal] = useState<CallFailure>();
  const dialog = useOnDemand(() => import('./save-dialog'));
  const form = useShopForm<AccountValues>({
    action: href.form('account/modify'),
    initialValues: () => accountValuesOf(account, settings),
    schema: () => object(accountFields(placesOf(lists), settings.account_extra_fields)),
    send: async (checked) => {
      setRefusal(undefined);
      setValues(checked);
      dialog.start();
      return { ok: true, value: checked };
    },
  });
  const lists = usePlaceLists(form.values.country);
  const hasErrors = form.submitCount > 0 && Object.keys(form.errors).length > 0;
  /** Fields that the api refuses are shown here, and the first takes the focus once the dialog has gone. */
  const showRefusal = (failure: CallFailure) => {
    setRefusal(failure);
    dialog.stop();
    for (const [name, text] of Object.entries(failure.fields)) form.setFieldError(name, text);
  };
  const { ref } = form.props;
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal, ref]);
  return (
    <>
      <FormColumn {...form.props}>
        <PlainFields next={href.account('details')} />
        <AccountFields form={form} lists={lists} />
        <PlainPassword />
        <FormFailure failure={refusal} hasErrors={hasErrors} />
        <Actions>
          <Button type="submit" busy={form.isBusy || dialog.isLoading}>
            {m.details_save()}
          </Button>
        </Actions>
      </FormColumn>
      {dialog.code && values && (
        <dialog.code.SaveDialog account={account} values={values} onRefused={showRefusal} onClose={dialog.stop} />
      )}
      {dialog.failedDialog}
    </>
  );
}

const PlainPart = styled.div`
  display: none;
  gap: 1.1rem;
  &[data-shown] {
    display: grid;
  }
  @media (scripting: none) {
    display: grid;
  }
  > p {
    margin: 0;
  }
`;
