import { cleanMarkup, plainText } from '../../../markup/clean-markup';
import { languageCode } from '../../../title/languages';
import type { TitleRecord } from '../../../title/title-record';
import { dateOf } from '../dates';
import { all, attribute, first, has, markup, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

/** What decides which texts a shop's customer may read. `language`: of the title. `now`: unix seconds. */
export interface TextReader {
  language: string;
  zone: string;
  now: number;
}
const shopLanguage = 'eng';

/** TextType codes of ONIX 3.0 and TextTypeCode codes of 2.1. */
export function textsOf(collateral: OnixNode, reader: TextReader): Pick<TitleRecord, 'description' | 'reviews'> {
  const of = (codes: string[], old: string[]) => [
    ...codes.flatMap((code) => all(collateral, 'TextContent').filter((one) => text(one, 'TextType') === code)),
    ...old.flatMap((code) => all(collateral, 'OtherText').filter((one) => text(one, 'TextTypeCode') === code)),
  ];
  const reviews = of(['06'], ['08']).flatMap((one) => {
    const content = readableText(one, reader);
    return content === ''
      ? []
      : [
          {
            content,
            author: plainText(text(one, 'TextAuthor')),
            source_title: plainText(text(one, 'SourceTitle', 'TextSourceTitle')),
          },
        ];
  });
  const descriptions = of(['03', '02', '05'], ['01', '03', '02', '18', '17']).map((one) => readableText(one, reader));
  return { description: descriptions.find(Boolean) ?? '', reviews: reviews.slice(0, 12) };
}

/** The text in the language that fits best; '' if it is for the trade, not yet or no longer to be shown, or foreign. */
function readableText(content: OnixNode, reader: TextReader): string {
  if (!isForCustomers(content) || !isCurrent(content, reader)) return '';
  const languages = [shopLanguage, '', reader.language];
  const ranked = all(content, 'Text')
    .map((one) => ({ one, rank: languages.indexOf(languageCode(attribute(one, 'language'))) }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((a, b) => a.rank - b.rank);
  return cleanMarkup(markup(ranked[0]?.one));
}

/** List 154: unrestricted, or for end customers. */
const isForCustomers = (content: OnixNode): boolean =>
  !has(content, 'ContentAudience') ||
  all(content, 'ContentAudience').some((one) => ['00', '03'].includes(one.parts.join('').trim()));

function isCurrent(content: OnixNode, { zone, now }: TextReader): boolean {
  const byRole = (role: string) =>
    dateOf(
      all(content, 'ContentDate').find((one) => text(one, 'ContentDateRole') === role),
      zone,
    );
  const [from, until] = [byRole('14'), byRole('15')];
  return !(from && now < from.start) && !(until && now > until.end);
}

/** The front cover's URL, if a page served over https may show it. */
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
