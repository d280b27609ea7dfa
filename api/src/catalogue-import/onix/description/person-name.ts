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

/** Uses the structured name, the name as displayed and the inverted one, whichever of them the feed has. */
export function personName(one: OnixNode): PersonName {
  const part = (...names: string[]) => plainText(text(one, ...names));
  const inverted = part('PersonNameInverted');
  const [direct, parts, turned] = [part('PersonName'), fromParts(part), turnAround(inverted)];
  const full = [direct, turned].find((name) => name.includes(' '));
  const name = full || direct || parts.name || turned || part('CorporateName');
  return {
    name: name || (unnamed[text(one, 'UnnamedPersons')] ?? ''),
    inverted: (inverted.includes(',') ? inverted : '') || parts.inverted || part('CorporateNameInverted'),
  };
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
