import * as m from '#messages';
import type { ProductClass } from '../title/title-record';

/** A tax class: a class of goods, or their shipping. */
export type TaxClass = ProductClass | 'shipping';

/** A tax of one place. `rate`: thousandths of a per cent (5 % is 5000). `from` and `until`: days, `until` exclusive. */
export interface TaxRule {
  name: string;
  rate: number;
  classes: readonly TaxClass[];
  from: string;
  until?: string;
}

/** Tickets for the shop's own events are taxed as goods other than books. */
const others: readonly TaxClass[] = ['other', 'ticket'];
const goods: readonly TaxClass[] = ['colouring_book', ...others];
/** Whether shipping of rebated books is taxed is unsettled: here it is, at the full rate. */
const full: readonly TaxClass[] = [...goods, 'shipping'];
const gst: TaxRule = { name: 'GST', rate: 5000, classes: ['book', ...full], from: '2008-01-01' };
/** The provincial part for qualifying books is rebated at the till: the receipt shows HST at five per cent. */
const hst = (rate: number, from: string): TaxRule[] => [
  { name: 'HST', rate: 5000, classes: ['book'], from },
  { name: 'HST', rate, classes: full, from },
];
/** A state has one rate for all goods; some also tax shipping. */
const state = (code: string, rate: number, more: readonly TaxClass[] = []): TaxRule[] => [
  { name: m.tax_of_state({ state: code }), rate, classes: ['book', ...goods, ...more], from: '2020-01-01' },
];

/**
 * Sales tax by place of supply: the province or state of delivery, or the shop's for pickup. Gift cards are not taxed.
 * British Columbia exempts all bound books from provincial tax; Quebec zero-rates printed books with an ISBN, colouring
 * books included.
 */
export const taxRules: Readonly<Record<string, readonly TaxRule[]>> = {
  AB: [gst],
  NT: [gst],
  NU: [gst],
  YT: [gst],
  BC: [gst, { name: 'PST', rate: 7000, classes: others, from: '2013-04-01' }],
  SK: [gst, { name: 'PST', rate: 6000, classes: others, from: '2017-03-23' }],
  MB: [gst, { name: 'RST', rate: 7000, classes: others, from: '2019-07-01' }],
  QC: [gst, { name: 'QST', rate: 9975, classes: [...others, 'shipping'], from: '2013-01-01' }],
  ON: hst(13_000, '2010-07-01'),
  NB: hst(15_000, '2016-07-01'),
  NL: hst(15_000, '2016-07-01'),
  PE: hst(15_000, '2016-10-01'),
  NS: [
    { name: 'HST', rate: 5000, classes: ['book'], from: '2010-07-01' },
    { name: 'HST', rate: 15_000, classes: full, from: '2010-07-01', until: '2025-04-01' },
    { name: 'HST', rate: 14_000, classes: full, from: '2025-04-01' },
  ],
  WA: state('WA', 6500, ['shipping']),
  IL: state('IL', 6250),
  CA: state('CA', 7250),
  NY: state('NY', 4000, ['shipping']),
  MA: state('MA', 6250),
  MN: state('MN', 6875, ['shipping']),
  TX: state('TX', 6250, ['shipping']),
  ME: state('ME', 5500),
  VT: state('VT', 6000, ['shipping']),
  OR: [],
  NH: [],
  MT: [],
  DE: [],
  AK: [],
};
