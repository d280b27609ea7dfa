import type { TitleRecord } from '../../../title/title-record';
import { dateOf, type WrittenDate } from '../dates';
import { all, first, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import type { Supply } from './supplies';

export interface ReleaseDates extends Pick<TitleRecord, 'release_date' | 'first_published'> {
  release_precision: WrittenDate['precision'];
  /** Until when even orders in advance are refused. */
  preorder_from: number | null;
}
/** Roles of list 163 that keep a title from being sold: sales, streaming, subscription, download, purchase. */
const embargoes = ['02', '30', '31', '32', '33'];

/**
 * When the title may be sold: its publication date, or the latest embargo if that is later. A market's dates beat the
 * publisher's.
 */
export function datesOf(publishing: OnixNode, supplies: readonly Supply[], zone: string): ReleaseDates {
  const dates = all(publishing, 'PublishingDate');
  const byRole = (role: string) =>
    dateOf(
      dates.find((one) => text(one, 'PublishingDateRole') === role),
      zone,
    );
  const market = marketDates(supplies, zone);
  const published = market.published ?? byRole('01') ?? dateOf(first(publishing, 'PublicationDate'), zone);
  const held = [...embargoes.map(byRole), ...market.embargoes, ...supplyDates(supplies, zone)];
  const latest = [published, ...held]
    .filter((one) => one !== undefined)
    .reduce<WrittenDate | undefined>((last, one) => (last && last.start >= one.start ? last : one), undefined);
  const year = byRole('20') ?? byRole('11');
  return {
    release_date: latest?.start ?? null,
    release_precision: latest?.precision ?? 'day',
    first_published: yearOf(year, publishing, zone),
    preorder_from: byRole('27')?.start ?? null,
  };
}

function yearOf(first_date: WrittenDate | undefined, publishing: OnixNode, zone: string): number | null {
  const old = dateOf(first(publishing, 'YearFirstPublished'), zone);
  const date = first_date ?? old;
  return date ? new Date((date.start + 24 * 60 * 60) * 1000).getUTCFullYear() : null;
}

function marketDates(supplies: readonly Supply[], zone: string) {
  const dates = supplies.flatMap(({ market }) => all(market, 'MarketDate'));
  const byRole = (role: string) =>
    dates.filter((one) => text(one, 'MarketDateRole') === role).map((one) => dateOf(one, zone));
  return { published: byRole('01')[0], embargoes: embargoes.flatMap(byRole) };
}

/** SupplyDate 02 is a supplier's embargo, OnSaleDate that of release 2.1. */
const supplyDates = (supplies: readonly Supply[], zone: string): (WrittenDate | undefined)[] =>
  supplies.flatMap(({ detail }) => [
    ...all(detail, 'SupplyDate')
      .filter((one) => text(one, 'SupplyDateRole') === '02')
      .map((one) => dateOf(one, zone)),
    dateOf(first(detail, 'OnSaleDate'), zone),
  ]);
