import type { FeedState } from '../../../title/feed-state';
import { text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import type { Supply } from './supplies';

/** List 64, and list 68 for a market. */
const publishingStatus: Readonly<Record<string, FeedState>> = {
  '01': 'off_sale',
  '02': 'forthcoming',
  '03': 'off_sale',
  '04': 'active',
  '05': 'out_of_stock_indefinitely',
  '06': 'out_of_stock_indefinitely',
  '07': 'out_of_print',
  '08': 'out_of_stock_indefinitely',
  '10': 'out_of_stock_indefinitely',
  '11': 'off_sale',
  '12': 'off_sale',
  '13': 'out_of_stock_indefinitely',
  '14': 'active',
  '15': 'off_sale',
  '16': 'off_sale',
  '17': 'off_sale',
  '18': 'out_of_stock_indefinitely',
};
/** List 65. */
const productAvailability: Readonly<Record<string, FeedState>> = {
  '01': 'off_sale',
  '09': 'off_sale',
  '10': 'forthcoming',
  '11': 'active',
  '12': 'forthcoming',
  '20': 'active',
  '21': 'active',
  '22': 'active',
  '23': 'active',
  '30': 'active',
  '31': 'active',
  '32': 'active',
  '33': 'active',
  '34': 'off_sale',
  '40': 'out_of_stock_indefinitely',
  '41': 'out_of_stock_indefinitely',
  '42': 'out_of_stock_indefinitely',
  '43': 'out_of_stock_indefinitely',
  '44': 'out_of_stock_indefinitely',
  '45': 'out_of_stock_indefinitely',
  '46': 'off_sale',
  '47': 'out_of_stock_indefinitely',
  '48': 'out_of_stock_indefinitely',
  '49': 'off_sale',
  '50': 'out_of_stock_indefinitely',
  '51': 'out_of_print',
};
/** List 54, of release 2.1, as codes of list 65. */
const oldAvailability: Readonly<Record<string, string>> = {
  AB: '01',
  AD: '44',
  CS: '99',
  EX: '43',
  IP: '20',
  MD: '23',
  NP: '10',
  NY: '11',
  OF: '42',
  OI: '40',
  OP: '51',
  OR: '41',
  PP: '09',
  RF: '43',
  RM: '47',
  RP: '32',
  RU: '32',
  TO: '22',
  TU: '30',
  UR: '33',
  WR: '20',
  WS: '46',
};

/** What the publisher says; a market's status beats it. */
export function publishedAs(publishing: OnixNode, supplies: readonly Supply[]): FeedState {
  const ofMarket = supplies
    .map(({ market }) => publishingStatus[text(market, 'MarketPublishingStatus')])
    .find((state) => state !== undefined);
  return ofMarket ?? publishingStatus[text(publishing, 'PublishingStatus')] ?? '';
}

/** What the best supplier says. What all have withdrawn is off sale; one supplier's recall is everyone's. */
export function suppliedAs(supplies: readonly Supply[]): FeedState {
  const codes = supplies.map(codeOf);
  const states = codes.map((code) => productAvailability[code] ?? '');
  if (codes.includes('49')) return 'off_sale';
  return byPreference.find((state) => states.includes(state)) ?? '';
}

const byPreference = ['active', 'forthcoming', 'out_of_stock_indefinitely', 'out_of_print', 'off_sale'] as const;

/** Whether a supplier takes orders. A title to come may be ordered where no supplier says otherwise. */
export function takesOrders(supplies: readonly Supply[], isForthcoming: boolean): boolean {
  const codes = supplies.map(codeOf).filter((code) => code !== '');
  if (isForthcoming && codes.length === 0) return true;
  return codes.some((code) => /^(2\d|3[0-3])$/.test(code) || code === '11' || (isForthcoming && /^1[02]$/.test(code)));
}

const codeOf = ({ detail }: Supply): string =>
  text(detail, 'ProductAvailability') || (oldAvailability[text(detail, 'AvailabilityCode').toUpperCase()] ?? '');
