import { href } from '@bookfront/shared/routes';
import { ButtonLink, Hidden, Icon } from '@bookfront/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface InCartProps {
  quantity: number;
  title: string;
  /** The add button had the focus when this took its place. */
  takeFocus: boolean;
}

export function InCart({ quantity, title, takeFocus }: InCartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) place.current?.querySelector('a')?.focus();
  }, [takeFocus]);
  return (
    <Row ref={place}>
      <Count>
        <Icon name="check" size={18} />
        <span>{quantity} in cart</span>
      </Count>
      <ButtonLink to={href.cart()} data-kind="quiet">
        Go to Cart<Hidden>: {title}</Hidden>
      </ButtonLink>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.9rem;
`;

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  color: var(--c-good);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
