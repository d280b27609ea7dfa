import { formatMoney } from '@bookfront/shared/format';
import type { CartItem } from '@bookfront/shared/schemas';
import { Hidden } from '@bookfront/shared/ui';
import * as m from '#messages';

/**
 * CRT-16: the line's total, the price of one, and what it was where that differs. A title that can't be bought any more
 * has no price, and counts in no sum.
 */
export function LinePrice({ info }: { info: CartItem['cart_info'] }) {
  if (!info.cartable && info.line_total === 0) return null;
  const isReduced = info.original_price > info.sold_price;
  const price = formatMoney(info.sold_price);
  return (
    <>
      <b>{formatMoney(info.line_total)}</b>
      {(info.quantity > 1 || isReduced) && (
        <small>
          {isReduced && (
            <>
              <Hidden>{m.line_price_before()} </Hidden>
              <s>{formatMoney(info.original_price)}</s>
            </>
          )}{' '}
          {isReduced && info.discount > 0
            ? m.line_price_each_reduced({ price, percent: info.discount })
            : m.line_price_each({ price })}
        </small>
      )}
    </>
  );
}
