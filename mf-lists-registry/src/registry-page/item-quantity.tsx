import { failureText } from '@bookfront/shared/api-client';
import type { GiftRegistry, RegistryItem } from '@bookfront/shared/schemas';
import { Button, FieldError, Hidden, useOnDemand } from '@bookfront/shared/ui';
import { QuantityStepper } from '@bookfront/shared/ui/quantity-stepper';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useItemChanges } from '../registry-changes';

/** How many are wanted, and Remove (REG-07, REG-08), which asks first where somebody has bought the title. */
export function ItemQuantity({ registry, item }: { registry: GiftRegistry; item: RegistryItem }) {
  const { title, qty_requested, qty_purchased } = item;
  const { update, remove, isBusy, isUpdated, failure } = useItemChanges(registry.gift_registry_id, title);
  const question = useOnDemand(() => import('../remove-gift'));
  const [text, setText] = useState(String(qty_requested));
  // also where a change was refused: the field shows what the registry asks for
  useEffect(() => {
    if (!isBusy) setText(String(qty_requested));
  }, [qty_requested, isBusy]);
  const choose = (quantity: number) => {
    setText(String(quantity));
    if (quantity !== qty_requested) update(quantity);
  };
  return (
    <Row aria-busy={isBusy || undefined}>
      <QuantityStepper
        label={title.title}
        text={text}
        onText={setText}
        onQuantity={choose}
        onUnreadable={() => setText(String(qty_requested))}
      />
      <Button
        kind="plain"
        busy={isBusy}
        aria-label={m.item_remove_named({ title: title.title })}
        onClick={qty_purchased > 0 ? question.start : remove}
      >
        {m.item_remove()}
      </Button>
      <Hidden role="status">{isUpdated && m.item_saved({ title: title.title, count: qty_requested })}</Hidden>
      {question.code && (
        <question.code.RemoveGift
          title={title.title}
          bought={qty_purchased}
          onRemove={remove}
          onClose={question.stop}
        />
      )}
      {question.failedDialog}
      <div role="alert">{failure && <FieldError>{failureText(failure)}</FieldError>}</div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  margin-top: 0.5rem;
  @media print {
    display: none;
  }
`;
