import { call, failureText, useCall } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { dayIn } from '@bookfront/shared/format/zoned-day';
import { usePage } from '@bookfront/shared/page';
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { type Occasion, occasions } from '@bookfront/shared/schemas/vocabulary';
import { Button, Field, FieldError, TextArea } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { Select } from '@bookfront/shared/ui/select';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { AddressField } from './address-field';
import { registryPayload, registrySchema, startingValues } from './registry-rules';

interface RegistryFormProps {
  /** The registry that is changed; without one a new one is made. */
  registry?: GiftRegistry;
  /** Takes the form away, with what the shop has made of it. */
  onDone: (registry: GiftRegistry) => void;
  onClose: () => void;
}

/**
 * Makes or changes a gift registry. Where the shop helps to keep it, its staff see no email and no address (SEC-09,
 * SEC-10).
 */
export function RegistryForm({ registry, onDone, onClose }: RegistryFormProps) {
  const isOwner = registry === undefined || registry.owner.is_you;
  const { form, today } = useRegistryForm(registry, onDone);
  const { values, setFieldValue } = form;
  const hasAddress = values.shipping_id !== '';
  const adviceHint = useId();
  const addresses = useCall('address/getList', {}, { enabled: isOwner });
  return (
    <Dialog title={registry ? m.registry_edit() : m.registry_new()} onClose={onClose} width="36rem">
      <Form {...form.props}>
        <Field {...form.field('title')} label={m.registry_title()} maxLength={limits.registry.title} dir="auto" />
        {isOwner && (
          <Field
            {...form.field('name')}
            label={m.registry_for()}
            hint={m.registry_for_hint()}
            maxLength={limits.registry.name}
            dir="auto"
          />
        )}
        <Select
          {...form.field('occasion')}
          label={m.registry_occasion()}
          none={m.registry_occasion_choose()}
          options={occasions.map((occasion) => [occasion, occasionText[occasion]()] as const)}
        />
        <TextArea
          {...form.field('description')}
          label={m.registry_description()}
          maxLength={limits.registry.description}
          dir="auto"
        />
        <Field
          {...form.field('deadline')}
          type="date"
          label={m.registry_deadline()}
          hint={m.registry_deadline_hint()}
          min={today}
        />
        {isOwner && (
          <>
            <Field {...form.field('email')} type="email" label={m.registry_email()} hint={m.registry_email_hint()} />
            <AddressField
              addresses={addresses.data?.addresses}
              value={values.shipping_id}
              error={form.errors.shipping_id}
              onChoose={(id) => void setFieldValue('shipping_id', id)}
            />
            <Check>
              <input
                {...form.getFieldProps({ name: 'shipping_encouraged', type: 'checkbox' })}
                type="checkbox"
                aria-describedby={hasAddress ? undefined : adviceHint}
              />
              {m.registry_shipping_encouraged()}
            </Check>
            {!hasAddress && <Hint id={adviceHint}>{m.registry_shipping_needs_address()}</Hint>}
            <Check>
              <input {...form.getFieldProps({ name: 'store_can_edit', type: 'checkbox' })} type="checkbox" />
              {m.registry_store_can_edit()}
            </Check>
          </>
        )}
        <div role="alert">{form.failure && <FieldError>{failureText(form.failure)}</FieldError>}</div>
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? m.saving() : m.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useRegistryForm(registry: GiftRegistry | undefined, onDone: (registry: GiftRegistry) => void) {
  const { settings, now } = usePage();
  const zone = settings.time_zone;
  const today = dayIn(now / 1000, zone);
  const before = registry?.deadline ? dayIn(registry.deadline, zone) : '';
  const form = useShopForm<RegistryValuesOf>({
    initialValues: () => startingValues(registry, zone),
    schema: () => registrySchema({ today, before }),
    send: async (values) => {
      const payload = registryPayload(values, zone);
      const result = registry
        ? await call('giftregistry/update', {
            ...payload,
            gift_registry_id: registry.gift_registry_id,
            revision: registry.revision,
          })
        : await call('giftregistry/create', payload);
      if (!result.ok) return result;
      toast(registry ? m.registry_updated() : m.registry_created());
      onDone(result.value);
      return result;
    },
  });
  return { form, today };
}
type RegistryValuesOf = ReturnType<typeof startingValues>;

const occasionText: Record<Occasion, () => string> = {
  Birthday: m.occasion_birthday,
  Wedding: m.occasion_wedding,
  Baby: m.occasion_baby,
  School: m.occasion_school,
  Holiday: m.occasion_holiday,
  Bookfair: m.occasion_bookfair,
  Other: m.occasion_other,
};

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;

const Hint = styled.small`
  margin: -1rem 0 0 calc(20px + 0.6rem);
  color: var(--c-muted);
  font-size: var(--size-small);
`;

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 44px;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--c-primary);
  }
`;
