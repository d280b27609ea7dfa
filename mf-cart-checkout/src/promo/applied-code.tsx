import { failureText, useSend } from '@bookfront/shared/api-client';
import { sessionStore } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface PromoPartProps {
  takeFocus: boolean;
  /** Called when the shopper changes the code. */
  onChange: () => void;
}

interface AppliedCodeProps extends PromoPartProps {
  code: string;
  /** Why the code takes nothing off now; '' while it does. */
  lapse: string;
}

/** CRT-33 */
export function AppliedCode({ code, lapse, takeFocus, onChange }: AppliedCodeProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) area.current?.querySelector('button')?.focus();
  }, [takeFocus]);
  const remove = useSend('checkout/removePromocode', ({ cart }) => {
    onChange();
    sessionStore.setCart(cart);
  });
  return (
    <Area ref={area}>
      <span>
        {m.promo_code()} <b>{code}</b>
      </span>
      <Button
        kind="plain"
        busy={remove.isPending}
        aria-label={m.promo_remove({ code })}
        onClick={() => remove.mutate({})}
      >
        {m.remove()}
      </Button>
      {lapse && <Lapse role="status">{m.promo_lapsed({ reason: lapse })}</Lapse>}
      {remove.error && <FieldError role="alert">{failureText(remove.error)}</FieldError>}
    </Area>
  );
}

const Lapse = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: var(--c-bad);
`;

const Area = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  overflow-wrap: anywhere;
`;
