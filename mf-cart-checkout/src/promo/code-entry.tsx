import { failureText, useSend } from '@bookfront/shared/api-client';
import { limits } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { Button, Field } from '@bookfront/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface CodeEntryProps {
  takeFocus: boolean;
  /** Called when the shopper changes the code. */
  onChange: () => void;
}

/** CRT-32, CRT-35, ERR-37. What was typed stays when the code is refused. */
export function CodeEntry({ takeFocus, onChange }: CodeEntryProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => {
    if (takeFocus) form.current?.querySelector('input')?.focus();
  }, [takeFocus]);
  const add = useSend('checkout/addPromocode', ({ cart }) => {
    onChange();
    sessionStore.setCart(cart);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) add.mutate({ code: code.trim() });
  };
  return (
    <Form ref={form} onSubmit={submit}>
      <Field
        label={m.promo_code()}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.promoCode}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" kind="quiet" busy={add.isPending}>
        {add.isPending ? m.promo_applying() : m.promo_apply()}
      </Button>
      {add.error && <Refused role="alert">{failureText(add.error)}</Refused>}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 0.5rem;
`;

const Refused = styled.p`
  grid-column: 1 / -1;
  padding: 0.6rem 0.8rem;
  border: 1px solid var(--c-bad);
  border-radius: 4px;
  color: var(--c-bad);
  overflow-wrap: anywhere;
`;
