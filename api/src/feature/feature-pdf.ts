import { formatMoney } from '@bookfront/shared/format';
import { limits, type TitleCard } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { coverTitles } from '../covers/cover-store';
import { dateText } from '../dates/dates';
import { notFound } from '../http/failure';
import { pageOfList } from '../list/item-repository';
import { requireReadableList } from '../list/list-service';
import { plainText } from '../markup/clean-markup';
import type { CatalogueDocument, CatalogueTitle } from '../pdf/catalogue-document';
import { cardsOf } from '../title/title-cards';
import { descriptionsOf } from '../title/title-reads';
import { type FeatureRow, featuresOfShop } from './feature-repository';
import { titleOf } from './find-features';

/** What may be printed of each title, and whether it is by default. */
export const pdfOptions = () => [
  { key: 'covers', label: m.pdf_covers(), value: true },
  { key: 'prices', label: m.pdf_prices(), value: true },
  { key: 'isbn', label: m.pdf_isbn(), value: true },
  { key: 'binding', label: m.pdf_binding(), value: true },
  { key: 'description', label: m.pdf_description(), value: false },
];

/** Returns the feature of a list. Fails with not_found, login_required. */
export async function requireFeature(context: CallContext, listId: string): Promise<FeatureRow> {
  await requireReadableList(context, listId);
  const features = await featuresOfShop(context.db, context.shop.store_id);
  const feature = features.find(({ list_id }) => list_id === listId);
  if (!feature) throw notFound('not_found', m.results_none());
  return feature;
}

/** Builds a feature's catalogue for printing, with at most `limits.feature.pdf` titles. */
export async function catalogueOf(
  context: CallContext,
  feature: FeatureRow,
  options: readonly string[] | undefined,
): Promise<CatalogueDocument> {
  const { db, shop } = context;
  const chosen = new Set(options ?? pdfOptions().flatMap(({ key, value }) => (value ? [key] : [])));
  const list = { list_id: feature.list_id, shop_id: shop.store_id };
  const eisbns = await pageOfList(db, list, { limit: limits.feature.pdf, offset: 0 });
  const cards = await cardsOf(db, context, eisbns);
  const covers = chosen.has('covers') ? await coverTitles(db, shop.store_id, eisbns) : new Map<string, never>();
  const descriptions = chosen.has('description')
    ? await descriptionsOf(db, shop.store_id, eisbns)
    : new Map<string, never>();
  return {
    shop: shop.settings.store_info.name,
    heading: titleOf(feature),
    date: dateText(feature.date, shop.settings.time_zone),
    introduction: plainText(feature.description),
    titles: cards.map((card) => ({
      ...textsOf(card, chosen),
      cover: covers.get(card.eisbn),
      description: plainText(descriptions.get(card.eisbn) ?? '').slice(0, maxDescription),
    })),
  };
}

const maxDescription = 600;

function textsOf(card: TitleCard, chosen: ReadonlySet<string>): Omit<CatalogueTitle, 'cover' | 'description'> {
  const price = chosen.has('prices') ? card.available[0]?.price : null;
  const facts = [
    chosen.has('binding') ? card.binding : '',
    card.publisher,
    chosen.has('isbn') ? m.pdf_isbn_number({ isbn: card.eisbn }) : '',
  ];
  return {
    title: card.title,
    subtitle: card.subtitle,
    authors: card.authors.map(({ name }) => name).join(', '),
    facts: facts.filter((fact) => fact !== '').join(' · '),
    price: typeof price === 'number' ? formatMoney(price) : '',
    language: card.language,
  };
}
