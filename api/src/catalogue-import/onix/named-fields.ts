import type { TitleUpdate } from '../../catalogue/title-update';
import type { OnixNode } from './reading/parse-element';

type Fields = TitleUpdate['fields'];
/** Elements of release 2.1 and the fields that they fill. */
const oldElements: readonly [RegExp, readonly (keyof Fields)[]][] = [
  [/^(Title|DistinctiveTitle|Subtitle|TitleWithoutPrefix)$/, ['title', 'subtitle']],
  [/^Contributor$/, ['authors', 'bio']],
  [/^ProductForm$/, ['binding', 'binding_code', 'product_class']],
  [/^Series$/, ['series', 'series_num']],
  [/^(Language|LanguageOfText|OriginalLanguage)$/, ['language', 'original_language']],
  [/^Edition/, ['edition', 'is_large_print']],
  [/^Measure$/, ['width', 'height', 'weight']],
  [/^(Extent|NumberOfPages)$/, ['pages']],
  [/^(Subject|MainSubject|BASICMainSubject|BICMainSubject)$/, ['subjects', 'topics']],
  [/^Audience/, ['audience']],
  [/^OtherText$/, ['description', 'reviews']],
  [/^MediaFile$/, ['cover_url']],
  [/^(Publisher|Imprint)$/, ['publisher']],
  [/^(PublicationDate|YearFirstPublished)$/, ['release_date', 'release_precision', 'first_published']],
  [/^(RelatedProduct|ContainedItem|ProductPart)$/, ['parts']],
];

/** Of a product of release 2.1, the fields whose elements it has. */
export function namedFields(product: OnixNode, fields: Fields): Fields {
  const names = product.parts.flatMap((part) => (typeof part === 'string' ? [] : part.name));
  const filled = new Set<string>(
    oldElements.filter(([element]) => names.some((name) => element.test(name))).flatMap(([, keys]) => keys),
  );
  const { extras = {}, ...own } = fields;
  const { contributors, states } = extras;
  return {
    ...Object.fromEntries(Object.entries(own).filter(([key]) => filled.has(key))),
    extras: {
      ...(filled.has('authors') && { contributors }),
      ...(names.includes('PublishingStatus') && { states }),
    },
  };
}
