import { plainText } from '../../../markup/clean-markup';
import { text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

/** A contributor's name as it is read, and as it is sorted. */
export interface PersonName {
  name: string;
  inverted: string;
}
/** List 19. Synthesized voices and 'unknown' are no names. */
const unnamed: Readonly<Record<string, string>> = { '02': 'Anonymous', '03': 'and others', '04': 'Various' };

/** The people of a contributor: one, but for feeds that write 'Perez, A & Gonzalez. M' into one composite. */
export function personNames(one: OnixNode): PersonName[] {
  const pieces = plainText(text(one, 'PersonNameInverted')).split(/\s*(?:&,?|;)\s*/);
  const areNames = pieces.length > 1 && pieces.every((piece) => /^[^,.]+[,.]\s*\S/.test(piece));
  if (!areNames || text(one, 'NamesBeforeKey') !== '') return [personName(one)];
  const inverted = pieces.map((piece) => piece.replace(/^([^,.]+)\.\s*/, '$1, '));
  return inverted.map((name) => ({ name: turnAround(name), inverted: name }));
}

/** Uses the structured name, the name as displayed and the inverted one, whichever of them the feed has. */
function personName(one: OnixNode): PersonName {
  const part = (...names: string[]) => withoutFiller(plainText(text(one, ...names)));
  const inverted = part('PersonNameInverted');
  const [direct, parts, turned] = [part('PersonName'), fromParts(part), turnAround(inverted)];
  const full = [direct, turned].find((name) => name.includes(' '));
  const name = full || direct || parts.name || turned || part('CorporateName');
  return {
    name: name || (unnamed[text(one, 'UnnamedPersons')] ?? ''),
    inverted: (inverted.includes(',') ? inverted : '') || parts.inverted || part('CorporateNameInverted'),
  };
}

/** Feeds write '-', '-, -' and 'Lee, .' where they have no name to give. */
function withoutFiller(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const said = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  return said.length === parts.length ? name : said.join(', ');
}

function fromParts(part: (name: string) => string): PersonName {
  const [before, prefix, key] = [part('NamesBeforeKey'), part('PrefixToKey'), part('KeyNames')];
  const [after, suffix] = [part('NamesAfterKey'), part('SuffixToKey')];
  if (key === '') return { name: '', inverted: '' };
  const given = join(before, prefix);
  return {
    name: join(before, prefix, key, after, suffix),
    inverted: [join(key, after), given, suffix].filter(Boolean).join(', '),
  };
}

const join = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** 'King, Martin Luther, Jr.' is read as 'Martin Luther King Jr.'. */
function turnAround(inverted: string): string {
  const [key = '', given = '', ...suffixes] = inverted.split(',').map((part) => part.trim());
  return join(given, key, ...suffixes);
}
