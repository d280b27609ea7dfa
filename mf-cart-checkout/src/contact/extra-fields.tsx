import { useSettings } from '@bookfront/shared/page';
import { limits } from '@bookfront/shared/schemas/limits';
import { useSession } from '@bookfront/shared/session';
import { Field, TextArea } from '@bookfront/shared/ui';
import type { ShopForm } from '@bookfront/shared/ui/shop-form';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import {
  type ContactForm,
  channelChangeText,
  notificationQuestion,
  type Preference,
  preferenceLabels,
} from './contact-rules';
import { maxInstructions } from './pickup-location';

interface ExtraFieldsProps {
  form: Pick<ShopForm<ContactForm>, 'field' | 'values' | 'initialValues' | 'handleChange'>;
  choices: Preference[];
  /** Pickup locations to choose from (CRT-55). */
  locations: string[];
}

/** Optional for everyone: Purchase Order, instructions, preferred communication. */
export function ExtraFields({ form, choices, locations }: ExtraFieldsProps) {
  const { inscription_enabled } = useSettings().checkout_info;
  const { delivery } = useSession().cart.checkout;
  const before = form.initialValues.preferred_communication;
  const chosen = form.values.preferred_communication;
  return (
    <>
      {choices.length > 0 && (
        <RadioChoice
          form={form}
          name="preferred_communication"
          legend={notificationQuestion(delivery)}
          options={choices.map((choice) => [choice, preferenceLabels[choice]()])}
        >
          {chosen !== before && <p role="status">{channelChangeText(before, chosen)}</p>}
        </RadioChoice>
      )}
      {locations.length > 0 && (
        <RadioChoice
          form={form}
          name="location"
          legend={m.contact_pickup_location()}
          options={locations.map((name) => [name, name])}
        />
      )}
      <TextArea
        label={inscription_enabled ? m.contact_inscription() : m.contact_instructions()}
        hint={m.optional()}
        maxLength={maxInstructions(form.values.location)}
        {...form.field('instructions')}
      />
      <Field
        label={m.contact_purchase_order()}
        hint={m.optional()}
        autoComplete="off"
        maxLength={limits.contact.purchaseOrder}
        {...form.field('purchase_order')}
      />
    </>
  );
}

interface RadioChoiceProps {
  form: Pick<ShopForm<ContactForm>, 'values' | 'handleChange'>;
  name: 'preferred_communication' | 'location';
  legend: string;
  options: [value: string, label: string][];
  children?: ReactNode;
}

function RadioChoice({ form, name, legend, options, children }: RadioChoiceProps) {
  return (
    <Choices>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={form.values[name] === value}
            onChange={form.handleChange}
          />
          {label}
        </label>
      ))}
      {children}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 0.3rem;
    font-weight: 600;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 0.55rem;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    width: 1.2rem;
    height: 1.2rem;
    margin: 0;
    accent-color: var(--c-primary);
  }
  p {
    flex-basis: 100%;
    margin: 0;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
