import { dayFromText } from '../../dates/dates';
import type { TitleRecord } from '../../title/title-record';
import { all, text, under } from './node';
import type { OnixNode } from './onix-source';

/** PublishingStatus, then ProductAvailability where the status says nothing. */
export function statusOf(product: OnixNode, publishing: OnixNode): TitleRecord['status'] {
  const status = { '02': 'forthcoming', '06': 'out_of_stock_indefinitely', '07': 'out_of_print' }[
    text(publishing, 'PublishingStatus')
  ];
  if (status === 'forthcoming' || status === 'out_of_print' || status === 'out_of_stock_indefinitely') return status;
  const availability = Number(
    [...all(product, 'SupplyDetail'), ...under(product, 'ProductSupply', 'SupplyDetail')]
      .map((supply) => text(supply, 'ProductAvailability'))
      .find(Boolean),
  );
  if (availability === 10) return 'forthcoming';
  if (availability === 51) return 'out_of_print';
  return availability >= 40 && availability < 50 ? 'out_of_stock_indefinitely' : 'active';
}

/** Publication, not before a sales embargo ends; and the year of the first edition. */
export function datesOf(publishing: OnixNode, zone: string): Pick<TitleRecord, 'release_date' | 'first_published'> {
  const byRole = (role: string) =>
    text(
      all(publishing, 'PublishingDate').find((one) => text(one, 'PublishingDateRole') === role),
      'Date',
    );
  const days = [byRole('01') || text(publishing, 'PublicationDate'), byRole('02')].flatMap(
    (day) => dayFromText(day, zone) ?? [],
  );
  const year = Number((byRole('20') || byRole('11') || text(publishing, 'YearFirstPublished')).slice(0, 4));
  return { release_date: days.length > 0 ? Math.max(...days) : null, first_published: year > 0 ? year : null };
}
