import { Button } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { Order } from './use-order';

interface OrderButtonProps {
  order: Order;
  label: string;
  isBlocked?: boolean;
  onClick: () => void;
}

export function OrderButton({ order: { isBusy }, label, isBlocked = false, onClick }: OrderButtonProps) {
  return (
    <WideButton disabled={isBlocked} busy={isBusy} onClick={onClick}>
      {isBusy ? m.order_placing() : label}
    </WideButton>
  );
}

const WideButton = styled(Button)`
  width: 100%;
  min-height: 50px;
`;
