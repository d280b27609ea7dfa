import { call, useCall } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { dayIn } from '@bookfront/shared/format/zoned-day';
import { usePage } from '@bookfront/shared/page';
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { type Occasion, occasions } from '@bookfront/shared/schemas/vocabulary';
import { Field, TextArea } from '@bookfront/shared/ui';
import { Check } from '@bookfront/shared/ui/check';
import { Dialog } from '@bookfront/shared/ui/dialog';
import { Select } from '@bookfront/shared/ui/select';
import { type ShopForm, useShopForm } from '@bookfront/shared/ui/shop-form';
import { useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { SaveActions } from '../save-actions';
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
  return (
    <Dialog title={registry ? m.registry_edit() : m.registry_new()} onClose={onClose} width="36rem">
      <Form {...form.props}>
        <RegistryFields form={form} today={today} isOwner={isOwner} />
        {isOwner && <OwnerFields form={form} />}
        <SaveActions failure={form.failure} isBusy={form.isBusy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

type RegistryFormState = ShopForm<RegistryValues>;

function RegistryFields({ form, today, isOwner }: { form: RegistryFormState; today: string; isOwner: boolean }) {
  return (
    <>
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
    </>
  );
}

/** What the owner alone sees and changes. */
function OwnerFields({ form }: { form: RegistryFormState }) {
  const addresses = useCall('address/getList', {});
  const hasAddress = form.values.shipping_id !== '';
  const adviceHint = useId();
  return (
    <>
      <Field {...form.field('email')} type="email" label={m.registry_email()} hint={m.registry_email_hint()} />
      <AddressField
        addresses={addresses.data?.addresses}
        value={form.values.shipping_id}
        error={form.errors.shipping_id}
        onChoose={(id) => void form.setFieldValue('shipping_id', id)}
      />
      <Check
        name="shipping_encouraged"
        checked={form.values.shipping_encouraged}
        onChange={form.handleChange}
        aria-describedby={hasAddress ? undefined : adviceHint}
      >
        {m.registry_shipping_encouraged()}
      </Check>
      {!hasAddress && <Hint id={adviceHint}>{m.registry_shipping_needs_address()}</Hint>}
      <Check name="store_can_edit" checked={form.values.store_can_edit} onChange={form.handleChange}>
        {m.registry_store_can_edit()}
      </Check>
    </>
  );
}

function useRegistryForm(registry: GiftRegistry | undefined, onDone: (registry: GiftRegistry) => void) {
  const { settings, now } = usePage();
  const zone = settings.time_zone;
  const today = dayIn(now / 1000, zone);
  const before = registry?.deadline ? dayIn(registry.deadline, zone) : '';
  const form = useShopForm<RegistryValues>({
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
type RegistryValues = ReturnType<typeof startingValues>;

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
  margin: -1rem 0 0 1.95rem;
  color: var(--c-muted);
  font-size: var(--size-small);
`;
