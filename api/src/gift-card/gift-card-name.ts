import { formatMoney } from '@bookfront/shared/format';
import * as m from '#messages';

const sum = /[\s,:–-]*\$\s?(\d[\d,]*(?:\.\d\d)?)/;

/** A gift card of any amount (GAP-34) is called by its value, cents, whatever sum its title was made for. */
export function giftCardName(title: string, value: number): string {
  const named = sum.exec(title)?.[1];
  if (named !== undefined && Math.round(Number(named.replaceAll(',', '')) * 100) === value) return title;
  return m.gift_card_named({ title: title.replace(sum, '').trim(), value: formatMoney(value) });
}
