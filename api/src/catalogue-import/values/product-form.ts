import type { ProductClass } from '../../title/title-record';

/** Names of the forms of list 150, and of list 7 of release 2.1, that a shopper would not call by their group's name. */
const forms: Readonly<Record<string, string>> = {
  AC: 'Audiobook CD',
  AJ: 'Audiobook download',
  AN: 'Audiobook download',
  AO: 'Audiobook online',
  BB: 'Hardcover',
  BC: 'Paperback',
  BD: 'Loose-leaf',
  BE: 'Spiral bound',
  BF: 'Pamphlet',
  BG: 'Leather bound',
  BH: 'Board book',
  BI: 'Rag book',
  BJ: 'Bath book',
  BK: 'Novelty book',
  BM: 'Big book',
  BO: 'Fold-out book',
  BP: 'Foam book',
  CE: 'Globe',
  DA: 'Digital',
  DB: 'CD-ROM',
  DG: 'E-book',
  DH: 'Online resource',
  DI: 'DVD-ROM',
  DM: 'USB drive',
  LA: 'Licence',
  LB: 'Licence',
  LC: 'Licence',
  DO: 'Digital',
  EC: 'Online resource',
  PB: 'Address book',
  PC: 'Calendar',
  PD: 'Cards',
  PF: 'Diary',
  PI: 'Sheet music',
  PJ: 'Postcards',
  PK: 'Poster',
  PO: 'Wallchart',
  PP: 'Stickers',
  PR: 'Notebook',
  PT: 'Bookmark',
  PU: 'Leaflet',
  SA: 'Set',
  SB: 'Boxed set',
  SC: 'Slipcased set',
  VI: 'DVD',
  VJ: 'VHS video',
  VO: 'Blu-ray',
  WW: 'Mixed media',
  WX: 'Multiple copies',
  ZB: 'Doll',
  ZC: 'Soft toy',
  ZD: 'Toy',
  ZE: 'Game',
  ZF: 'T-shirt',
  ZG: 'E-book reader',
  ZH: 'Tablet computer',
  ZI: 'Audiobook player',
  ZJ: 'Jigsaw',
  ZK: 'Mug',
  ZL: 'Tote bag',
  ZZ: 'Other',
};
/** The codes of either list by their first letter. */
const groups: readonly [RegExp, string][] = [
  [/^A[A-OZ]$/, 'Audiobook'],
  [/^B[A-PZ]$/, 'Book'],
  [/^C[A-EZ]$/, 'Map'],
  [/^D[A-OZ]$/, 'Digital disc'],
  [/^E[A-D]$/, 'E-book'],
  [/^F[A-FZ]$/, 'Film'],
  [/^L[A-C]$/, 'Licence'],
  [/^M[A-CZ]$/, 'Microform'],
  [/^P[A-VZ]$/, 'Stationery'],
  [/^S[A-G]$/, 'Set'],
  [/^V[A-QZ]$/, 'Video'],
  [/^W[WX]$/, 'Mixed media'],
  [/^X[A-OYZ]$/, 'Display material'],
  [/^Z[A-OX-Z]$/, 'General merchandise'],
];

/** A form's name; undefined for a code that is in neither list. */
export const formName = (code: string): string | undefined =>
  Object.hasOwn(forms, code) ? forms[code] : groups.find(([codes]) => codes.test(code))?.[1];

/** Codes of list 175: to colour, to stick into, to press out, to cut out. */
const toDrawIn = ['B201', 'B209', 'B216', 'B225'];
/** A binder without its leaves. */
const noBook = ['B302'];
const isColouring = (words: string): boolean => /\bcolou?ring[ -]books?\b/i.test(words);

export interface ProductGoods {
  /** A code of list 150 or 7. */
  form: string;
  /** Codes of list 175. */
  details?: readonly string[];
  /** The forms of the parts of a set. */
  parts?: readonly string[];
  /** Title and subtitle. */
  words: string;
}

/**
 * The tax class: printed books and recordings of them on a carrier are books, what is delivered over the net never is;
 * brochures, and books to write in, colour, stick into or cut up, aren't either. Source: GST/HST Info Sheet GI-065.
 */
export function productClassOf({ form, details = [], parts = [], words }: ProductGoods): ProductClass {
  if (!isBook(form, parts) || details.some((code) => noBook.includes(code))) return 'other';
  return details.some((code) => toDrawIn.includes(code)) || isColouring(words) ? 'colouring_book' : 'book';
}

function isBook(form: string, parts: readonly string[]): boolean {
  if (/^[SW]/.test(form)) return isBookSet(form, parts);
  return /^B[^F]$/.test(form) || /^A[^JKNO]$/.test(form);
}

/** A book with a recording or a disc is a book, with a toy or a diary it isn't. 2.1 had WW for any mixture. */
function isBookSet(form: string, parts: readonly string[]): boolean {
  if (form === 'SG') return false;
  if (parts.length === 0) return form !== 'WW';
  return parts.some((part) => isBook(part, [])) && parts.every((part) => isBook(part, []) || /^D[A-I]$/.test(part));
}
