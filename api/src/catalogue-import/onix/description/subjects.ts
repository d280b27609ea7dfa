import { plainText } from '../../../markup/clean-markup';
import type { TitleRecord } from '../../../title/title-record';
import { all, has, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import { audienceOf } from './audiences';
import { type SubjectScheme, subjectHeading } from './subject-headings';

interface Subject {
  scheme: string;
  code: string;
  words: string;
  isMain: boolean;
}
/** Lists 26 and 27. */
const schemes: Readonly<Record<string, SubjectScheme>> = { '10': 'bisac', '12': 'bic', '93': 'thema' };
const keywords = ['20'];

/** The headings of the title, its main subject first; BISAC before Thema before BIC where the feed names no main one. */
export function subjectsOf(detail: OnixNode): Pick<TitleRecord, 'subjects' | 'topics' | 'audience' | 'section'> {
  const given = subjectNodes(detail);
  const headings = given.toSorted((a, b) => rankOf(a) - rankOf(b)).flatMap((one) => headingOf(one) ?? []);
  const topics = given
    .filter(({ scheme }) => keywords.includes(scheme))
    .flatMap(({ words }) => words.split(/[;,]/))
    .map(plainText)
    .filter((word) => word !== '' && word.length <= 40);
  const subjects = [...new Set(headings)].slice(0, 3);
  return { subjects, topics: [...new Set(topics)].slice(0, 5), audience: audienceOf(detail, subjects), section: '' };
}

const rankOf = ({ isMain, scheme }: Subject): number => (isMain ? 0 : 10) + ['10', '93', '12'].indexOf(scheme);

function headingOf({ scheme, code }: Subject): string | undefined {
  const known = schemes[scheme];
  return known && subjectHeading(known, code);
}

/** 3.x marks the main subject with an empty element; 2.1 has elements of its own for it. */
function subjectNodes(detail: OnixNode): Subject[] {
  const inSubject = all(detail, 'Subject').map((one) => toSubject(one, has(one, 'MainSubject')));
  const main = all(detail, 'MainSubject').map((one) => toSubject(one, true));
  const old = [
    { scheme: '10', code: text(detail, 'BASICMainSubject') },
    { scheme: '12', code: text(detail, 'BICMainSubject') },
  ].map((one) => ({ ...one, words: '', isMain: true }));
  return [...main, ...old.filter(({ code }) => code !== ''), ...inSubject];
}

const toSubject = (one: OnixNode, isMain: boolean): Subject => ({
  scheme: text(one, 'SubjectSchemeIdentifier', 'MainSubjectSchemeIdentifier'),
  code: text(one, 'SubjectCode'),
  words: text(one, 'SubjectHeadingText'),
  isMain,
});
