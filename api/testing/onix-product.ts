import type { TitleUpdate } from '../src/catalogue/title-update';
import { onixRecord } from '../src/catalogue-import/onix/onix-record';
import { type MessageHeader, readHeader } from '../src/catalogue-import/onix/reading/header';
import { parseElement } from '../src/catalogue-import/onix/reading/parse-element';
import type { ImportEntry, ImportTarget } from '../src/catalogue-import/values/import-entry';

/** Noon. */
const marchFirst = Date.UTC(2026, 2, 1, 12) / 1000;
export const canadianShop: ImportTarget = {
  currency: 'CAD',
  country: 'CA',
  province: 'BC',
  zone: 'UTC',
  location_id: '',
  now: marchFirst,
};
export const release3: MessageHeader = readHeader('<ONIXMessage release="3.0"><Header><Sender/></Header>');
export const release2: MessageHeader = { ...release3, isRelease2: true };

const isbn = '<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780306406157</IDValue></ProductIdentifier>';
const title =
  '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Emma</TitleText></TitleElement></TitleDetail>';

export interface ProductBlocks {
  notification?: string;
  detail?: string;
  collateral?: string;
  publishing?: string;
  /** ProductSupply composites, or anything else at the end of the product. */
  supply?: string;
}

/** A product of release 3 with the given elements in its blocks. */
export const product3 = ({ notification = '03', detail, collateral, publishing, supply = '' }: ProductBlocks): string =>
  [
    `<Product><RecordReference>1</RecordReference><NotificationType>${notification}</NotificationType>${isbn}`,
    detail === undefined && notification === '04'
      ? ''
      : `<DescriptiveDetail>${title}${detail ?? ''}</DescriptiveDetail>`,
    collateral === undefined ? '' : `<CollateralDetail>${collateral}</CollateralDetail>`,
    publishing === undefined ? '' : `<PublishingDetail>${publishing}</PublishingDetail>`,
    `${supply}</Product>`,
  ].join('\n');

/** A product of release 2.1 with the given elements. */
export const product2 = (elements: string, notification = '03'): string =>
  `<Product><RecordReference>1</RecordReference><NotificationType>${notification}</NotificationType>${isbn}<Title><TitleType>01</TitleType><TitleText>Emma</TitleText></Title>${elements}</Product>`;

export function entryOf(xml: string, header = release3, target = canadianShop): ImportEntry {
  const product = parseElement(xml);
  if ('fault' in product) throw new Error(product.fault);
  return onixRecord(product, { record: 1, line: 1 }, target, header);
}

/** What the product says of its title; fails if it is refused. */
export function updateOf(xml: string, header = release3, target = canadianShop): TitleUpdate {
  const entry = entryOf(xml, header, target);
  if (entry.kind !== 'title') throw new Error(`The product is ${entry.kind}`);
  return entry.update;
}
