import { formatMoney, plural } from '@bookfront/shared/format';
import { type MoneyRow, moneyRows, moneyText, orderTotal } from '@bookfront/shared/format/money-rows';
import { useSettings } from '@bookfront/shared/page';
import type { Order } from '@bookfront/shared/schemas';
import type { ReactNode } from 'react';
import { OrderBox } from './order-box';

/** ORD-23: what the order came to, and below that what gift cards have left of it. */
export function OrderMoney({ summary }: { summary: Order['summary'] }) {
  const { currency } = useSettings().checkout_info;
  const rows = moneyRows(summary);
  const giftCards = rows.filter(isGiftCards);
  return (
    <OrderBox aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <dl>
        <Line name="Ordered" text={countText(summary)} />
        {rows.filter((row) => !isGiftCards(row)).map(toLine)}
        <Line name="Total" note={currency} text={formatMoney(orderTotal(summary))} isTotal />
        {giftCards.map(toLine)}
        {giftCards.length > 0 && <Line name="Total after gift cards" text={formatMoney(summary.total)} />}
      </dl>
    </OrderBox>
  );
}

const isGiftCards = ({ kind }: MoneyRow) => kind === 'gift_cards';

const toLine = ({ name, note, ...row }: MoneyRow, i: number): ReactNode => <Line key={`${i} ${name}`} name={name} note={note} text={moneyText(row)} />;

interface LineProps {
  name: string;
  note?: string | undefined;
  text: string;
  isTotal?: boolean;
}

function Line({ name, note, text, isTotal }: LineProps) {
  return (
    <div data-total={isTotal}>
      <dt>
        {name} {note && <small>{note}</small>}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

/** Titles and copies, where they differ. */
function countText({ item_count, total_quantity }: Order['summary']): string {
  const items = plural(item_count, 'item');
  return total_quantity === item_count ? items : `${items}, ${plural(total_quantity, 'copy', 'copies')}`;
}
