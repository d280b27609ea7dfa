import { plainText } from '../../../markup/clean-markup';
import { all, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

/** The distinctive title of the product, and its subtitle. */
export function titleOf(detail: OnixNode): { title: string; subtitle: string } {
  const details = [...all(detail, 'TitleDetail'), ...all(detail, 'Title')];
  const chosen = details.find((one) => text(one, 'TitleType') === '01') ?? details[0];
  const elements = all(chosen, 'TitleElement');
  const element = elements.find((one) => text(one, 'TitleElementLevel') === '01') ?? elements[0] ?? chosen;
  const old = plainText(`${text(detail, 'TitlePrefix')} ${text(detail, 'TitleWithoutPrefix')}`);
  return {
    title: fullTitle(element) || volumeTitle(elements) || plainText(text(detail, 'DistinctiveTitle')) || old,
    subtitle: plainText(text(element, 'Subtitle') || text(detail, 'Subtitle')),
  };
}

/** A volume may have no title of its own, only its number in the collection. */
function volumeTitle(elements: readonly OnixNode[]): string {
  const collection = elements.map(fullTitle).find(Boolean) ?? '';
  const number = elements.map((one) => plainText(text(one, 'PartNumber'))).find(Boolean) ?? '';
  return [collection, number].filter(Boolean).join(', ');
}

export const fullTitle = (element: OnixNode | undefined): string =>
  plainText(text(element, 'TitleText') || `${text(element, 'TitlePrefix')} ${text(element, 'TitleWithoutPrefix')}`);
