import { plainText } from '../../markup/clean-markup';
import type { TitleRecord } from '../../title/title-record';
import { all, text } from './node';
import type { OnixNode } from './onix-source';

/**
 * Headings of our own for the codes of the trade: the longest beginning that stands here decides. Thema (93) and BIC
 * (12) share most letters.
 */
const byLetters: Record<string, string> = {
  A: 'Art',
  AM: 'Art / Architecture',
  AV: 'Music',
  B: 'Biography',
  C: 'Language',
  D: 'Essays / Literary',
  DC: 'Poetry',
  DD: 'Drama',
  F: 'Fiction',
  FA: 'Fiction / Literary',
  FF: 'Fiction / Mystery & Crime',
  FH: 'Fiction / Thrillers & Espionage',
  FK: 'Fiction / Horror & Gothic',
  FL: 'Fiction / Science Fiction',
  FM: 'Fiction / Fantasy',
  FR: 'Fiction / Romance',
  FV: 'Fiction / Historical',
  FX: 'Comics',
  G: 'Reference',
  H: 'History',
  HB: 'History',
  HP: 'Philosophy',
  HR: 'Religion',
  J: 'Social Science',
  JM: 'Psychology',
  JP: 'Politics',
  K: 'Business',
  L: 'Law',
  M: 'Science / Medicine',
  N: 'History',
  P: 'Science',
  Q: 'Philosophy',
  QR: 'Religion',
  R: 'Nature',
  S: 'Sports',
  T: 'Technology',
  U: 'Technology / Computing',
  V: 'Health & Living',
  W: 'Home & Leisure',
  WB: 'Cooking',
  WH: 'Humour',
  WM: 'Nature / Gardens & Plants',
  WN: 'Nature',
  WT: 'Travel',
  X: 'Comics',
  Y: 'Children',
};
const byBisac: Record<string, string> = {
  ART: 'Art',
  BIO: 'Biography',
  BUS: 'Business',
  CGN: 'Comics',
  CKB: 'Cooking',
  COM: 'Technology / Computing',
  DRA: 'Drama',
  FIC: 'Fiction',
  FIC022: 'Fiction / Mystery & Crime',
  FIC009: 'Fiction / Fantasy',
  FIC028: 'Fiction / Science Fiction',
  FIC027: 'Fiction / Romance',
  FIC014: 'Fiction / Historical',
  FIC031: 'Fiction / Thrillers & Espionage',
  FIC019: 'Fiction / Literary',
  GAR: 'Nature / Gardens & Plants',
  HIS: 'History',
  HUM: 'Humour',
  JNF: 'Children',
  JUV: 'Children',
  LCO: 'Essays / Literary',
  MUS: 'Music',
  NAT: 'Nature',
  PHI: 'Philosophy',
  POE: 'Poetry',
  POL: 'Politics',
  PSY: 'Psychology',
  REL: 'Religion',
  SCI: 'Science',
  SOC: 'Social Science',
  SPO: 'Sports',
  TRV: 'Travel',
  YAF: 'Young Adult',
  YAN: 'Young Adult',
};

export function subjectsOf(detail: OnixNode): Pick<TitleRecord, 'subjects' | 'topics' | 'audience' | 'section'> {
  const given = all(detail, 'Subject').map((one) => ({
    scheme: text(one, 'SubjectSchemeIdentifier'),
    code: text(one, 'SubjectCode'),
    words: text(one, 'SubjectHeadingText'),
  }));
  const old = [
    { scheme: '10', code: text(detail, 'BASICMainSubject'), words: '' },
    { scheme: '12', code: text(detail, 'BICMainSubject'), words: '' },
  ];
  const headings = [...given, ...old].flatMap(({ scheme, code }) => headingOf(scheme, code) ?? []);
  const topics = given
    .filter(({ scheme }) => scheme === '20')
    .flatMap(({ words }) => words.split(';'))
    .map(plainText)
    .filter((word) => word !== '' && word.length <= 40);
  const subjects = [...new Set(headings)].slice(0, 3);
  return { subjects, topics: topics.slice(0, 5), audience: audienceOf(detail, subjects), section: '' };
}

function headingOf(scheme: string, code: string): string | undefined {
  if (scheme === '10') return byBisac[code.slice(0, 6)] ?? byBisac[code.slice(0, 3)];
  if (scheme !== '12' && scheme !== '93') return undefined;
  return byLetters[code.slice(0, 2)] ?? byLetters[code.slice(0, 1)];
}

function audienceOf(detail: OnixNode, subjects: readonly string[]): string {
  const code =
    text(
      all(detail, 'Audience').find((one) => text(one, 'AudienceCodeType') === '01'),
      'AudienceCodeValue',
    ) || text(detail, 'AudienceCode');
  if (code === '02' || subjects.includes('Children')) return 'children';
  if (code === '03' || subjects.includes('Young Adult')) return 'young_adult';
  return code === '' ? '' : 'adult';
}
