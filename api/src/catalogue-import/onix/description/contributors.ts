import { cleanMarkup, plainText } from '../../../markup/clean-markup';
import type { ContributorRecord, TitleRecord } from '../../../title/title-record';
import { all, first, markup, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import { personNames } from './person-name';

interface Person extends ContributorRecord {
  canadian: boolean;
  bio: string;
}
const writes = /^A(0[1-9]|1[0-4])$/;
const edits = /^(B(01|1[01]|2[01])|C0[124])$/;
const maxShown = 12;
const maxKept = 30;

/**
 * The authors in the feed's sequence; without an author the editors, without those everyone. All contributors are kept
 * with their roles, each person once.
 */
export function contributorsOf(
  detail: OnixNode,
): Pick<TitleRecord, 'authors' | 'bio'> & { contributors: ContributorRecord[] } {
  const people = merged(inSequence(all(detail, 'Contributor')).flatMap(toPeople)).filter(({ name }) => name !== '');
  const having = (roles: RegExp) => people.filter((one) => one.roles.some((role) => roles.test(role)));
  const [shown = []] = [having(writes), having(edits), people].filter((group) => group.length > 0);
  return {
    authors: shown.slice(0, maxShown).map(({ name, canadian }) => ({ name, canadian })),
    bio: shown.map(({ bio }) => bio).filter(Boolean),
    contributors: people.slice(0, maxKept).map(({ name, inverted, roles }) => ({ name, inverted, roles })),
  };
}

const inSequence = (contributors: readonly OnixNode[]): OnixNode[] =>
  contributors.toSorted((a, b) => Number(text(a, 'SequenceNumber') || 999) - Number(text(b, 'SequenceNumber') || 999));

const toPeople = (one: OnixNode): Person[] =>
  personNames(one).map((name) => ({
    ...name,
    roles: all(one, 'ContributorRole').map((role) => plainText(role.parts.join('')).toUpperCase()),
    canadian: all(one, 'ContributorPlace').some((place) => text(place, 'CountryCode') === 'CA'),
    bio: cleanMarkup(markup(first(one, 'BiographicalNote'))),
  }));

/** A person who wrote and drew a book is listed once for each role by many feeds. */
function merged(people: readonly Person[]): Person[] {
  const byName = new Map<string, Person>();
  for (const person of people) {
    const known = byName.get(person.name);
    if (!known) byName.set(person.name, { ...person });
    else
      Object.assign(known, {
        roles: [...new Set([...known.roles, ...person.roles])],
        canadian: known.canadian || person.canadian,
        bio: known.bio || person.bio,
      });
  }
  return [...byName.values()];
}
