import type { PageState } from '@bookfront/shared/contract';
import { coverSrc, formatAuthors, langTag, mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { breadcrumbs } from './breadcrumbs';
import type { PageMetadata } from './metadata';
import { plainText } from './plain-text';
import { schemaOffer } from './schema-offer';

export function itemHead(page: PageState, title: Title): PageMetadata {
  const byline = formatAuthors(title.authors);
  const path = href.item(title.eisbn);
  return {
    title: `${title.title} | ${page.settings.store_info.name}`,
    description: plainText(title.description) || [title.title, byline, title.binding].filter(Boolean).join(', '),
    canonical: page.settings.basename + path,
    image: coverSrc(title, limits.coverWidths.page),
    ogType: 'book',
    jsonLd: [
      book(page, title),
      ...breadcrumbs(page, [
        ...title.subjects.slice(0, 1).map(({ subject }): [string, string] => [subject, href.subject(subject)]),
        [title.title, path],
      ]),
    ],
  };
}

/** A schema.org Book, with its offer if guests may see prices. */
function book({ settings }: PageState, title: Title): object {
  const offer = mainOffer(title);
  return {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: title.title,
    ...(/^97[89]/.test(title.eisbn) ? { isbn: title.eisbn } : {}),
    inLanguage: langTag(title.language) || 'en',
    publisher: title.publisher,
    bookFormat: title.binding,
    author: title.authors.map(({ name }) => ({ '@type': 'Person', name })),
    ...(title.pages ? { numberOfPages: title.pages } : {}),
    ...(offer && offer.price !== null && settings.guest_show_price
      ? { offers: schemaOffer(offer.price, offer, settings.checkout_info.currency) }
      : {}),
  };
}
