import { failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { Button, ButtonLink, FieldError } from '@bookfront/shared/ui';
import { Dialog } from '@bookfront/shared/ui/dialog';
import { QuantityStepper } from '@bookfront/shared/ui/quantity-stepper';
import styled from 'styled-components';
import * as m from '#messages';
import { AccountNote } from './account-note';
import { GiftCardFields } from './gift-card-fields';
import { type GiftCardDialogProps, useGiftCard } from './use-gift-card';

/** GFT-05 to GFT-13: buys a gift card, or changes one in the cart. */
export function GiftCardDialog(props: GiftCardDialogProps) {
  const { title, line, onClose } = props;
  const { form, quantity, isAdded } = useGiftCard(props);
  const submitLabel = line ? m.gift_card_save() : m.cart_add();
  const busyLabel = line ? m.saving() : m.cart_adding();
  const label = isAdded ? m.gift_card_added() : submitLabel;
  return (
    <Dialog title={title} onClose={onClose} width="300px">
      <Form {...form.props}>
        <AccountNote />
        <GiftCardFields form={form} />
        <Quantity>
          <b aria-hidden="true">{m.quantity()}</b>
          <QuantityStepper
            label={title}
            text={quantity.text}
            onText={quantity.type}
            onQuantity={quantity.choose}
            isGiftCard
          />
        </Quantity>
        {form.failure && <FieldError role="alert">{failureText(form.failure)}</FieldError>}
        <Button type="submit" busy={form.isBusy || isAdded}>
          {form.isBusy ? busyLabel : label}
        </Button>
        {!line && form.isDone && (
          <ButtonLink kind="quiet" to={href.cart()}>
            {m.cart_go()}
          </ButtonLink>
        )}
        <Button kind="plain" onClick={onClose}>
          {m.close()}
        </Button>
      </Form>
    </Dialog>
  );
}

const Quantity = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.3rem;
  b {
    font-weight: 600;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;
