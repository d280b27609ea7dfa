import { formatMoney, plural } from '@bookfront/shared/format';
import { type MoneyRow, moneyLabels, moneyRows } from '@bookfront/shared/format/money-rows';
import { useSettings } from '@bookfront/shared/page';
import type { PromoCode, Summary, UsedGiftCard } from '@bookfront/shared/schemas';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { cardName } from '../gift-card-entry/card-name';

interface SummaryLinesProps {
  summary: Summary;
  /** Those that pay for it, named one by one. */
  giftCards?: UsedGiftCard[];
}

/** The money of a cart as the api reckons it: zero amounts are left out (GAP-87), each tax has its own line. */
export function SummaryLines({ summary, giftCards = [] }: SummaryLinesProps) {
  const { currency } = useSettings().checkout_info;
  // the cart tells of its codes in its own way
  const rows = moneyRows({ ...summary, promo_codes: [], ...(summary.is_shipping_tbd ? { shipping: 0 } : {}) });
  return (
    <Lines>
      <Line name="In your cart" text={countText(summary)} isShown />
      {rows.filter(isCharged).map(({ kind, name, cents }, i) => (
        <Fragment key={`${i} ${name}`}>
          <Line name={name} cents={cents} isShown />
          {kind === 'subtotal' && <PromoLines summary={summary} />}
        </Fragment>
      ))}
      {summary.is_shipping_tbd && <Line name={moneyLabels.shipping} text="To be determined" isShown />}
      {rows.filter(isGiftCards).map(({ name, cents }) => (
        <Line key={name} name={name} cents={cents} />
      ))}
      {giftCards.map(({ number, amount }) => (
        <Line key={number} name={cardName(number)} cents={-amount} isShown isDetail />
      ))}
      <Line name="Total" aside={currency} cents={summary.total} isShown isTotal />
    </Lines>
  );
}

const isGiftCards = ({ kind }: MoneyRow) => kind === 'gift_cards';
const isCharged = (row: MoneyRow) => !isGiftCards(row);

/** CRT-27: what the codes take off together, then each by itself. */
function PromoLines({ summary }: { summary: Summary }) {
  return (
    <>
      <Line name="Promo discount" cents={-summary.post_subtotal_discount} />
      {summary.promo_codes.map((code) => (
        <Line key={code.code} name={<PromoName code={code} />} text={`saves ${formatMoney(code.amount)}`} isShown isDetail />
      ))}
    </>
  );
}

/** CRT-24: titles and copies, where they differ. */
function countText({ item_count, total_quantity }: Summary): string {
  const items = plural(item_count, 'item');
  return total_quantity === item_count ? items : `${items}, ${plural(total_quantity, 'copy', 'copies')}`;
}

/** CRT-26 */
function PromoName({ code: { code, description, expiry_date_text } }: { code: PromoCode }) {
  const facts = [description, expiry_date_text && `until ${expiry_date_text}`].filter(Boolean);
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

interface LineProps {
  name: ReactNode;
  aside?: string;
  cents?: number;
  text?: string;
  isShown?: boolean;
  isTotal?: boolean;
  /** Says more of the line above it. */
  isDetail?: boolean;
}

function Line({ name, aside, cents = 0, text = formatMoney(cents), isShown = cents !== 0, isTotal, isDetail }: LineProps) {
  if (!isShown) return null;
  return (
    <div data-total={isTotal || undefined} data-detail={isDetail || undefined}>
      <dt>
        {name} {aside && <small>{aside}</small>}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: 0.55rem;
  margin: 0;
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  small {
    color: var(--c-muted);
    font-size: 0.875em;
  }
  [data-detail] {
    padding-inline-start: 0.9rem;
    color: var(--c-muted);
    font-size: 0.9rem;
  }
  [data-total] {
    margin-top: 0.35rem;
    padding-top: 0.9rem;
    border-top: 1px solid var(--c-line);
    font-size: 1.15rem;
    font-weight: 600;
  }
`;
