import { plainText } from '../../markup/clean-markup';
import { languageCode } from '../../title/languages';
import { emptyTitle, type TitleRecord } from '../../title/title-record';
import type { ImportEntry, ImportTarget, Place } from '../values/import-entry';
import { positiveInteger } from '../values/positive-integer';
import { bindingOf } from './bindings';
import { coverOf, textsOf } from './collateral';
import { contributorsOf } from './contributors';
import { codeOf, numberOf, partsOf } from './identifiers';
import { all, first, text, under } from './node';
import type { OnixNode } from './onix-source';
import { datesOf, statusOf } from './publishing';
import { subjectsOf } from './subjects';
import { offersOf } from './supply';

/** A product composite of ONIX 2.1 or 3 as a title (facts of the trade: ONIX to a title record). */
export function onixRecord(
  product: OnixNode,
  place: Place,
  target: ImportTarget,
  defaults: ReadonlyMap<string, string>,
): ImportEntry {
  const eisbn = numberOf(product);
  if (typeof eisbn !== 'string') return { kind: 'bad', place, reason: eisbn.reason };
  if (text(product, 'NotificationType') === '05') return { kind: 'withdraw', place, eisbn };
  const detail = first(product, 'DescriptiveDetail') ?? product;
  const { title, subtitle } = titleOf(detail);
  if (title === '') return { kind: 'bad', place, reason: `${eisbn} has no title` };
  return {
    kind: 'title',
    place,
    eisbn,
    record: toRecord({ product, detail, eisbn, title, subtitle, target, defaults }),
  };
}

interface Parts {
  product: OnixNode;
  detail: OnixNode;
  eisbn: string;
  title: string;
  subtitle: string;
  target: ImportTarget;
  defaults: ReadonlyMap<string, string>;
}

function toRecord({ product, detail, eisbn, title, subtitle, target, defaults }: Parts): TitleRecord {
  const collateral = first(product, 'CollateralDetail') ?? product;
  const publishing = first(product, 'PublishingDetail') ?? product;
  const dates = datesOf(publishing, target.zone);
  const status = statusOf(product, publishing);
  const supply = offersOf(product, publishing, {
    target,
    currency: defaults.get('DefaultCurrencyCode') ?? '',
    isForthcoming: status === 'forthcoming',
  });
  const { authors, bio } = contributorsOf(detail);
  return {
    ...emptyTitle,
    eisbn,
    title,
    subtitle,
    authors,
    bio,
    ...bindingOf(detail, title),
    ...seriesOf(detail),
    ...languagesOf(detail, defaults),
    ...editionOf(detail),
    ...measuresOf(detail),
    ...textsOf(collateral),
    ...subjectsOf(detail),
    publisher: plainText(
      text(first(publishing, 'Publisher'), 'PublisherName') || text(first(publishing, 'Imprint'), 'ImprintName'),
    ),
    ...dates,
    status,
    for_sale: text(publishing, 'PublishingStatus') !== '01',
    pages: pagesOf(detail),
    cover_url: coverOf(collateral),
    extras: { ...emptyTitle.extras, upc: codeOf(product) },
    parts: partsOf(product, detail),
    ...supply,
  };
}

function titleOf(detail: OnixNode): { title: string; subtitle: string } {
  const details = [...all(detail, 'TitleDetail'), ...all(detail, 'Title')];
  const chosen = details.find((one) => text(one, 'TitleType') === '01') ?? details[0];
  const elements = all(chosen, 'TitleElement');
  const element = elements.find((one) => text(one, 'TitleElementLevel') === '01') ?? elements[0] ?? chosen;
  return {
    title: wholeTitle(element) || plainText(text(detail, 'DistinctiveTitle')),
    subtitle: plainText(text(element, 'Subtitle')),
  };
}

const wholeTitle = (element: OnixNode | undefined): string =>
  plainText(text(element, 'TitleText') || `${text(element, 'TitlePrefix')} ${text(element, 'TitleWithoutPrefix')}`);

function seriesOf(detail: OnixNode): Pick<TitleRecord, 'series' | 'series_num'> {
  const collection = first(detail, 'Collection');
  const elements = under(collection, 'TitleDetail', 'TitleElement');
  const named = elements.find((one) => wholeTitle(one) !== '');
  const series = first(detail, 'Series');
  const old = first(series, 'Title');
  return {
    series: wholeTitle(named) || plainText(text(series, 'TitleOfSeries')) || wholeTitle(old),
    series_num: elements.map((one) => text(one, 'PartNumber')).find(Boolean) ?? text(series, 'NumberWithinSeries'),
  };
}

function languagesOf(
  detail: OnixNode,
  defaults: ReadonlyMap<string, string>,
): Pick<TitleRecord, 'language' | 'original_language'> {
  const byRole = (role: string) =>
    text(
      all(detail, 'Language').find((one) => text(one, 'LanguageRole') === role),
      'LanguageCode',
    );
  return {
    language:
      languageCode(byRole('01') || text(detail, 'LanguageOfText') || defaults.get('DefaultLanguageOfText') || '') ||
      'eng',
    original_language: languageCode(byRole('02')),
  };
}

function editionOf(detail: OnixNode): Pick<TitleRecord, 'edition' | 'is_large_print'> {
  const edition =
    plainText(text(detail, 'EditionStatement')) ||
    (text(detail, 'EditionNumber') ? `Edition ${text(detail, 'EditionNumber')}` : '');
  return {
    edition,
    is_large_print: /large print/i.test(edition) || text(detail, 'EditionType', 'EditionTypeCode') === 'LTE',
  };
}

const inches: Record<string, number> = { mm: 1 / 25.4, cm: 1 / 2.54, in: 1 };
const pounds: Record<string, number> = { gr: 1 / 453.592, kg: 2.20462, oz: 1 / 16, lb: 1 };

function measuresOf(detail: OnixNode): Pick<TitleRecord, 'width' | 'height' | 'weight'> {
  const measure = (type: string, units: Record<string, number>) => {
    const one = all(detail, 'Measure').find((each) => text(each, 'MeasureType', 'MeasureTypeCode') === type);
    const value = Number(text(one, 'Measurement')) * (units[text(one, 'MeasureUnitCode')] ?? Number.NaN);
    return Number.isFinite(value) && value > 0 ? Math.round(value * 100) / 100 : null;
  };
  return { height: measure('01', inches), width: measure('02', inches), weight: measure('08', pounds) };
}

function pagesOf(detail: OnixNode): number | null {
  const extent = all(detail, 'Extent').find((one) => ['00', '11', '07'].includes(text(one, 'ExtentType')));
  return positiveInteger(text(extent, 'ExtentValue') || text(detail, 'NumberOfPages'));
}
