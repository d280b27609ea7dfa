import type { RemoteProps } from '@bookfront/shared/contract';
import { toQuantity } from '@bookfront/shared/format/quantity';
import { href } from '@bookfront/shared/routes';
import { Button } from '@bookfront/shared/ui';
import { QuantityStepper } from '@bookfront/shared/ui/quantity-stepper';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { offerName } from '../cart-line';
import { QuestionPart } from '../cart-questions';
import { isPreorder } from '../quantity';
import { useAdd } from './use-add';

interface AddFormProps extends RemoteCartControls {
  /** Called once the title is in the cart; `hadFocus`: the focus was in this form. */
  onAdded: (hadFocus: boolean) => void;
}
type RemoteCartControls = RemoteProps['mf_cart_checkout/CartControls'];

/** A plain form that posts to the shop; once hydrated it stays on the page. */
export function AddForm({ title, offer, compact = false, registry, onAdded }: AddFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('1');
  const add = useAdd({ title, offer, registry }, () =>
    onAdded(form.current?.contains(document.activeElement) ?? false),
  );
  const choose = (quantity: number) => setText(String(quantity));
  const name = offerName(title.title, offer);
  const label = add.isAdding ? m.cart_adding() : addLabel(offer);
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={href.form('cart/add')}
        onSubmit={(event) => {
          event.preventDefault();
          const quantity = toQuantity(text);
          choose(quantity);
          add.start(quantity);
        }}
      >
        <HiddenFields title={title} offer={offer} registry={registry} />
        {compact ? (
          <input type="hidden" name="quantity" value="1" />
        ) : (
          <QuantityStepper
            label={name}
            text={text}
            onText={setText}
            onQuantity={choose}
            isGiftCard={title.is_giftcard}
          />
        )}
        <AddButton
          type="submit"
          kind={compact ? 'quiet' : undefined}
          aria-label={m.label_of_title({ label, title: name })}
          busy={add.isAdding}
        >
          {label}
        </AddButton>
      </Form>
      {add.question && <QuestionPart question={add.question} onAnswer={add.answer} onClose={add.cancel} />}
    </>
  );
}

/** What the plain form sends beside the quantity. */
function HiddenFields({ title, offer, registry }: Pick<RemoteCartControls, 'title' | 'offer' | 'registry'>) {
  const { pathname, search } = useLocation();
  return (
    <>
      <input type="hidden" name="eisbn" value={title.eisbn} />
      <input type="hidden" name="condition" value={offer.code} />
      {registry && <input type="hidden" name="gift_registry_id" value={registry} />}
      <input type="hidden" name="return_to" value={pathname + search} />
    </>
  );
}

const addLabel = (offer: RemoteCartControls['offer']): string => (isPreorder(offer) ? m.cart_preorder() : m.cart_add());

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;

const AddButton = styled(Button)`
  flex: 1 1 8.5rem;
  max-width: 20rem;
  white-space: nowrap;
  &[data-kind='quiet'] {
    padding-inline: 0.6rem;
  }
`;
