import { useSettings } from '@bookfront/shared/page';
import { limits } from '@bookfront/shared/schemas/limits';
import { useSession } from '@bookfront/shared/session';
import { Field, TextArea } from '@bookfront/shared/ui';
import type { ShopForm } from '@bookfront/shared/ui/shop-form';
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
        <Choices>
          <legend>{notificationQuestion(delivery)}</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="preferred_communication"
                value={choice}
                checked={chosen === choice}
                onChange={form.handleChange}
              />
              {preferenceLabels[choice]()}
            </label>
          ))}
          {chosen !== before && <p role="status">{channelChangeText(before, chosen)}</p>}
        </Choices>
      )}
      {locations.length > 0 && (
        <Choices>
          <legend>{m.contact_pickup_location()}</legend>
          {locations.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="location"
                value={name}
                checked={form.values.location === name}
                onChange={form.handleChange}
              />
              {name}
            </label>
          ))}
        </Choices>
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
