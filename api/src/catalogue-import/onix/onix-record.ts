import type { TitleUpdate } from '../../catalogue/title-update';
import { plainText } from '../../markup/clean-markup';
import { statusFrom } from '../../title/feed-state';
import type { ImportEntry, ImportNote, ImportTarget, RecordPosition } from '../values/import-entry';
import { bindingOf, unknownForm } from './description/bindings';
import { coverOf, textsOf } from './description/collateral';
import { seriesOf } from './description/collections';
import { contributorsOf } from './description/contributors';
import { editionOf, languagesOf } from './description/editions';
import { pagesOf } from './description/extents';
import { measuresOf } from './description/measures';
import { subjectsOf } from './description/subjects';
import { titleOf } from './description/titles';
import { codeOf, numberOf, partsOf } from './identifiers';
import { namedFields } from './named-fields';
import type { MessageHeader } from './reading/header';
import { all, first, text } from './reading/node';
import type { OnixNode } from './reading/parse-element';
import { publishedAs, suppliedAs, takesOrders } from './supply/availability';
import { supplyOf } from './supply/offers';
import { datesOf } from './supply/publishing';
import { isTradeOnly, mayBeSold } from './supply/sales-rights';
import { suppliesOf } from './supply/supplies';

/** Types of list 1 that bring some blocks of a title, and those that must never be sold. */
const partial = ['04', '12', '13', '14'];
const tests = ['88', '89'];

interface Product {
  product: OnixNode;
  eisbn: string;
  target: ImportTarget;
  header: MessageHeader;
}
type Fields = TitleUpdate['fields'];

/** Converts a product of ONIX 2.1 or 3 into what it says of a title: all of it, or the blocks that an update brings. */
export function onixRecord(
  product: OnixNode,
  place: RecordPosition,
  target: ImportTarget,
  header: MessageHeader,
): ImportEntry {
  const type = text(product, 'NotificationType');
  if (tests.includes(type)) return { kind: 'bad', place, reason: `It is a test record (notification ${type})` };
  const eisbn = numberOf(product);
  if (typeof eisbn !== 'string') return { kind: 'bad', place, reason: eisbn.reason };
  if (type === '05') return { kind: 'withdraw', place, eisbn };
  const given = { product, eisbn, target, header };
  const update = partial.includes(type) ? blocksOf(given) : completeOf(given);
  if (update.isComplete && update.fields.title === '') return { kind: 'bad', place, reason: `${eisbn} has no title` };
  const unknown = unknownForm(first(product, 'DescriptiveDetail') ?? product);
  return { kind: 'title', place, update, notes: notesOf(update), ...(unknown !== '' && { unknownForm: unknown }) };
}

function notesOf({ fields, offer }: TitleUpdate): ImportNote[] {
  const { published, supplied } = fields.extras?.states ?? {};
  if (published === 'off_sale' || supplied === 'off_sale') return ['off_sale'];
  return offer.price === null ? ['no_price'] : [];
}

function completeOf(given: Product): TitleUpdate {
  const { fields, offer } = supplyFields(given);
  const described = descriptive(given);
  return {
    eisbn: given.eisbn,
    isComplete: true,
    fields: mergedFields([described, collateral(given, described.language), publishing(given), related(given), fields]),
    offer,
  };
}

/**
 * A block that is there replaces the shop's, one that is not leaves it. Release 2.1 has no blocks: an update of that
 * release replaces what it names.
 */
function blocksOf(given: Product): TitleUpdate {
  const { product, header, eisbn } = given;
  const hasBlock = (name: string) => first(product, name) !== undefined;
  const hasSupply = hasBlock('ProductSupply') || hasBlock('SupplyDetail');
  const supply = hasSupply ? supplyFields(given) : { fields: {}, offer: {} };
  const blocks = header.isRelease2
    ? [namedFields(product, { ...descriptive(given), ...collateral(given), ...publishing(given), ...related(given) })]
    : [
        hasBlock('DescriptiveDetail') ? descriptive(given) : {},
        hasBlock('CollateralDetail') ? collateral(given) : {},
        hasBlock('PublishingDetail') ? publishing(given) : {},
        hasBlock('RelatedMaterial') ? related(given) : {},
      ];
  return { eisbn, isComplete: false, fields: mergedFields([...blocks, supply.fields]), offer: supply.offer };
}

/** `extras` and the states in it are merged; of all other fields the last one counts. */
function mergedFields(blocks: readonly Fields[]): Fields {
  const extras = blocks.map((block) => block.extras);
  const states = Object.assign({}, ...extras.map((one) => one?.states));
  const isStated = Object.keys(states).length > 0;
  return Object.assign({}, ...blocks, { extras: Object.assign({}, ...extras, isStated && { states }) });
}

function descriptive({ product, header }: Product) {
  const detail = first(product, 'DescriptiveDetail') ?? product;
  const { title, subtitle } = titleOf(detail);
  const { authors, bio, contributors } = contributorsOf(detail);
  return {
    title,
    subtitle,
    authors,
    bio,
    ...bindingOf(detail),
    ...seriesOf(detail),
    ...languagesOf(detail, header.language),
    ...editionOf(detail),
    ...measuresOf(detail),
    ...subjectsOf(detail),
    pages: pagesOf(detail),
    extras: { contributors },
  };
}

function collateral({ product, target, header }: Product, titleLanguage?: string): Fields {
  const block = first(product, 'CollateralDetail') ?? product;
  const language =
    titleLanguage ?? languagesOf(first(product, 'DescriptiveDetail') ?? product, header.language).language;
  return { ...textsOf(block, { language, zone: target.zone, now: target.now }), cover_url: coverOf(block) };
}

function publishing({ product, target }: Product): Fields {
  const block = first(product, 'PublishingDetail') ?? product;
  const supplies = suppliesOf(product, target);
  const { release_date, release_precision, first_published } = datesOf(block, supplies, target.zone);
  const isForShoppers = !isTradeOnly(first(product, 'DescriptiveDetail') ?? product) && mayBeSold(block, target);
  const published = isForShoppers ? publishedAs(block, supplies) : 'off_sale';
  return {
    publisher: plainText(publisherOf(block)),
    release_date,
    release_precision,
    first_published,
    extras: { states: { published } },
  };
}

/** List 45: the publisher before co-publishers and sponsors. */
function publisherOf(block: OnixNode): string {
  const publishers = all(block, 'Publisher');
  const main = publishers.find((one) => ['', '01'].includes(text(one, 'PublishingRole'))) ?? publishers[0];
  return text(main, 'PublisherName') || text(first(block, 'Imprint'), 'ImprintName') || text(block, 'PublisherName');
}

const related = ({ product }: Product): Fields => ({
  parts: partsOf(product, first(product, 'DescriptiveDetail') ?? product),
  extras: { upc: codeOf(product) },
});

function supplyFields({ product, target, header }: Product): Pick<TitleUpdate, 'fields' | 'offer'> {
  const block = first(product, 'PublishingDetail') ?? product;
  const supplies = suppliesOf(product, target);
  const states = { published: publishedAs(block, supplies), supplied: suppliedAs(supplies) };
  const { preorder_from } = datesOf(block, supplies, target.zone);
  const isForthcoming = statusFrom(states).status === 'forthcoming';
  const isOpen = preorder_from === null || preorder_from <= target.now;
  const { fields, offer } = supplyOf(supplies, {
    target,
    header,
    isForthcoming,
    takesOrders: isOpen && takesOrders(supplies, isForthcoming),
  });
  return { fields: { ...fields, extras: { states: { supplied: states.supplied } } }, offer };
}
