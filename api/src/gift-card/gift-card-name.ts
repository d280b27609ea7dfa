import { formatMoney } from '@bookfront/shared/format';
import * as m from '#messages';

const sum = /[\s,:–-]*\$\s?(\d[\d,]*(?:\.\d\d)?)/;

/** Names a gift card of any amount (GAP-34) by its value, replacing the amount in its title. `value` in cents. */
export function giftCardName(title: string, value: number): string {
  const named = sum.exec(title)?.[1];
  if (named !== undefined && Math.round(Number(named.replaceAll(',', '')) * 100) === value) return title;
  return m.gift_card_named({ title: title.replace(sum, '').trim(), value: formatMoney(value) });
}
