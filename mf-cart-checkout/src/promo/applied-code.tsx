import { failureText, useSend } from '@bookfront/shared/api-client';
import { sessionStore } from '@bookfront/shared/session';
import { Button, FieldError, Hidden } from '@bookfront/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface PromoPartProps {
  takeFocus: boolean;
  /** The shopper is changing the code. */
  onChange: () => void;
}

/** CRT-33 */
export function AppliedCode({ code, takeFocus, onChange }: PromoPartProps & { code: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) place.current?.querySelector('button')?.focus();
  }, [takeFocus]);
  const remove = useSend('checkout/removePromocode', ({ cart }) => {
    onChange();
    sessionStore.setCart(cart);
  });
  return (
    <Place ref={place}>
      <span>
        Promo code <b>{code}</b>
      </span>
      <Button kind="plain" busy={remove.isPending} onClick={() => remove.mutate({})}>
        Remove<Hidden> promo code {code}</Hidden>
      </Button>
      {remove.error && <FieldError role="alert">{failureText(remove.error)}</FieldError>}
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  overflow-wrap: anywhere;
`;
