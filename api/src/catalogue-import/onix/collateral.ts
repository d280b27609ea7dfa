import { cleanMarkup, plainText } from '../../markup/clean-markup';
import type { TitleRecord } from '../../title/title-record';
import { all, first, markup, text } from './node';
import type { OnixNode } from './onix-source';

/** Codes of 3.0 (TextType) and of 2.1 (TextTypeCode). */
export function textsOf(collateral: OnixNode): Pick<TitleRecord, 'description' | 'reviews'> {
  const of = (codes: string[], old: string[]) => [
    ...codes.flatMap((code) => all(collateral, 'TextContent').filter((one) => text(one, 'TextType') === code)),
    ...old.flatMap((code) => all(collateral, 'OtherText').filter((one) => text(one, 'TextTypeCode') === code)),
  ];
  const reviews = of(['06'], ['08']).map((one) => ({
    content: cleanMarkup(markup(first(one, 'Text'))),
    author: plainText(text(one, 'TextAuthor')),
    source_title: plainText(text(one, 'SourceTitle', 'TextSourceTitle')),
  }));
  return {
    description: cleanMarkup(markup(first(of(['03', '02'], ['01', '03', '02'])[0], 'Text'))),
    reviews: reviews.filter(({ content }) => content !== '').slice(0, 12),
  };
}

/** The front cover's address, if a page on https may show it. */
export function coverOf(collateral: OnixNode): string {
  const front = all(collateral, 'SupportingResource').find((one) => text(one, 'ResourceContentType') === '01');
  const link =
    text(first(front, 'ResourceVersion'), 'ResourceLink') ||
    text(
      all(collateral, 'MediaFile').find((one) => ['04', '06'].includes(text(one, 'MediaFileTypeCode'))),
      'MediaFileLink',
    );
  return URL.canParse(link) && link.startsWith('https://') && link.length <= 500 ? link : '';
}
