import type { TitleUpdate } from '../catalogue/title-update';

/** What a text of a title may have at most, in characters. Each page that lists the title sends most of these. */
const max = { line: 1000, name: 500, description: 200_000 };

/** Why a record's texts can't be taken: something else stands where they belong. Undefined if they can. */
export function tooLong({ fields }: TitleUpdate): string | undefined {
  const texts: readonly [name: string, text: string | undefined, max: number][] = [
    ['title', fields.title, max.line],
    ['subtitle', fields.subtitle, max.line],
    ['series', fields.series, max.line],
    ['publisher', fields.publisher, max.name],
    ['description', fields.description, max.description],
    ...(fields.authors ?? []).map(({ name }): [string, string, number] => ['author', name, max.name]),
  ];
  const found = texts.find(([, text = '', most]) => text.length > most);
  return found && `Its ${found[0]} is longer than ${found[2].toLocaleString('en-US')} characters`;
}
