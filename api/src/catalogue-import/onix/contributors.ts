import { cleanMarkup, plainText } from '../../markup/clean-markup';
import type { TitleRecord } from '../../title/title-record';
import { all, first, markup, text } from './node';
import type { OnixNode } from './onix-source';

/** Those who wrote it, in the feed's sequence; without a writer, whoever is named. */
export function contributorsOf(detail: OnixNode): Pick<TitleRecord, 'authors' | 'bio'> {
  const inOrder = all(detail, 'Contributor').toSorted(
    (a, b) => Number(text(a, 'SequenceNumber') || 99) - Number(text(b, 'SequenceNumber') || 99),
  );
  const writers = inOrder.filter((one) => /^A(0[1-9]|1[0-4])$/.test(text(one, 'ContributorRole')));
  const shown = writers.length > 0 ? writers : inOrder;
  const authors = shown.map((one) => ({
    name: nameOf(one),
    canadian: all(one, 'ContributorPlace').some((place) => text(place, 'CountryCode') === 'CA'),
  }));
  const bio = shown.map((one) => cleanMarkup(markup(first(one, 'BiographicalNote')))).filter(Boolean);
  return { authors: authors.filter(({ name }) => name !== '').slice(0, 12), bio };
}

function nameOf(one: OnixNode): string {
  const parts = plainText(`${text(one, 'NamesBeforeKey')} ${text(one, 'KeyNames')}`);
  const direct = plainText(text(one, 'PersonName'));
  const turned = plainText(text(one, 'PersonNameInverted').replace(/^([^,]+),\s*(.+)$/, '$2 $1'));
  if (direct.includes(' ')) return direct;
  if (isWhole(turned)) return turned;
  return direct || parts || turned || plainText(text(one, 'CorporateName'));
}

const isWhole = (name: string): boolean => name.includes(' ');
