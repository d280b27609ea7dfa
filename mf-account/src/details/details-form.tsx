import type { CallFailure } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import type { AccountUser } from '@bookfront/shared/schemas';
import { Button } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { useEffect, useState } from 'react';
import { object } from 'yup';
import * as m from '#messages';
import { AccountFields, type AccountValues, accountFields, accountValuesOf, FormFailure } from '../account-fields';
import { placesOf, usePlaceLists } from '../address';
import { Actions, FormColumn } from '../layout';

/** The profile. Its checked values go to a dialog, which asks for the password and saves them (ACC-25, ACC-27). */
export function DetailsForm({ account }: { account: AccountUser }) {
  const settings = useSettings();
  const [values, setValues] = useState<AccountValues>();
  const [refusal, setRefusal] = useState<CallFailure>();
  const dialog = useOnDemand(() => import('./save-dialog'));
  const form = useShopForm<AccountValues>({
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
        <AccountFields form={form} lists={lists} />
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
