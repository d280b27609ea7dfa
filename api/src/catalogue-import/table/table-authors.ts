import { plainText } from '../../markup/clean-markup';
import type { ContributorRecord } from '../../title/title-record';

const suffixes = /^(jr|sr|ph\.?d|m\.?d|i{2,3}|iv|esq)\.?$/i;

/**
 * The authors in a cell. `|` and `;` separate them; a comma separates two full names, and turns a name around: 'Lloyd,
 * J.; Mitchinson, J.' are J. Lloyd and J. Mitchinson.
 */
export function tableAuthors(cells: readonly string[]): ContributorRecord[] {
  const names = cells.flatMap((cell) => cell.split(/[|;]/)).flatMap((name) => namesIn(plainText(name)));
  const byName = new Map(names.map((one) => [one.name, one]));
  return [...byName.values()].filter(({ name }) => name !== '').slice(0, 12);
}

function namesIn(text: string): ContributorRecord[] {
  const parts = text.split(',').map((part) => part.trim());
  const [first = '', second = ''] = parts;
  if (parts.length === 1 || second === '') return [toContributor(first)];
  if (parts.length === 2 && suffixes.test(second)) return [toContributor(`${first} ${second}`)];
  if (parts.every(isFullName)) return parts.map((part) => toContributor(part));
  if (parts.length === 2 || (parts.length === 3 && suffixes.test(parts[2] ?? '')))
    return [toContributor([second, first, ...parts.slice(2)].join(' '), text)];
  return [toContributor(text)];
}

const isFullName = (name: string): boolean =>
  /\S\s+\S/.test(name) && !/^(de|del|la|le|van|von|der|di|da|du)\s/i.test(name);
const toContributor = (name: string, inverted = ''): ContributorRecord => ({ name, inverted, roles: [] });
