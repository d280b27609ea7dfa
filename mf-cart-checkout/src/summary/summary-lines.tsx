import { formatCount, formatMoney } from '@bookfront/shared/format';
import { isTotalRow, type MoneyRow, moneyRows, moneyText } from '@bookfront/shared/format/money-rows';
import { useSettings } from '@bookfront/shared/page';
import type { PromoCode, Summary, UsedGiftCard } from '@bookfront/shared/schemas';
import { MoneyLine, MoneyLines } from '@bookfront/shared/ui/money-lines';
import { Fragment } from 'react';
import * as m from '#messages';
import { cardName } from '../gift-card-entry';

interface SummaryLinesProps {
  summary: Summary;
  /** The gift cards that pay for it, listed one by one. */
  giftCards?: UsedGiftCard[];
}

/** The money of a cart as the api computed it: zero amounts are left out (GAP-87), each tax has its own line. */
export function SummaryLines({ summary, giftCards = [] }: SummaryLinesProps) {
  const { currency } = useSettings().checkout_info;
  return (
    <MoneyLines>
      <MoneyLine name={m.summary_in_cart()} text={countText(summary)} />
      {moneyRows(summary).map((row, i) => (
        <Fragment key={`${i} ${row.name}`}>
          {isTotalRow(row) ? (
            <MoneyLine name={row.name} note={currency} text={moneyText(row)} isTotal />
          ) : (
            <RowLine row={row} />
          )}
          {row.kind === 'subtotal' && <PromoDiscount cents={summary.post_subtotal_discount} />}
          {row.kind === 'gift_cards' && giftCards.map((card) => <GiftCardLine key={card.number} card={card} />)}
        </Fragment>
      ))}
    </MoneyLines>
  );
}

function RowLine({ row }: { row: MoneyRow }) {
  const { kind, name, code, cents } = row;
  if (!code) return <MoneyLine name={name} text={moneyText(row)} />;
  const isPart = kind === 'promo';
  return (
    <MoneyLine
      name={<PromoName code={code} />}
      text={isPart ? m.promo_saves({ amount: formatMoney(-cents) }) : moneyText(row)}
      isDetail={isPart}
    />
  );
}

const GiftCardLine = ({ card: { number, amount } }: { card: UsedGiftCard }) => (
  <MoneyLine name={cardName(number)} text={formatMoney(-amount)} isDetail />
);

/** CRT-27: what the promo codes take off the goods together; each one follows. */
function PromoDiscount({ cents }: { cents: number }) {
  return cents > 0 && <MoneyLine name={m.promo_discount()} text={formatMoney(-cents)} />;
}

/** CRT-24: titles and copies, where they differ. */
function countText({ item_count, total_quantity }: Summary): string {
  if (total_quantity === item_count) return m.item_count({ count: formatCount(item_count) });
  return m.item_and_copy_count({ count: formatCount(item_count), copies: formatCount(total_quantity) });
}

/** CRT-26 */
function PromoName({ code: { code, description, expiry_date_text } }: { code: PromoCode }) {
  const facts = [description, expiry_date_text && m.promo_until({ date: expiry_date_text })].filter(Boolean);
  return (
    <>
      <b>{code}</b>
      {facts.map((fact) => (
        <Fragment key={fact}>
          <br />
          {fact}
        </Fragment>
      ))}
    </>
  );
}
