import { formName } from './product-form';

/** A code of ONIX list 150 by the words that tables use for it; the first that fits counts. */
const words: readonly [RegExp, string][] = [
  [/(audio|mp3)[ -]?cd/, 'AC'],
  [/audio.*(download|digital|online|mp3)|(download|digital|online|mp3).*audio|audible/, 'AJ'],
  [/audio|^cd$|compact dis[ck]|hörbuch|livre lu/, 'AC'],
  [/(kindle|tolino|kobo|e-?(book )?)[ -]?reader|^(kindle|kobo)$/, 'ZG'],
  [/\be-?book|kindle|kobo|epub|electronic|digital|^pdf$|numérique/, 'ED'],
  [/board ?book|^board$|pappbilderbuch|cartonné/, 'BH'],
  [/spiral|comb bound|wire-?o/, 'BE'],
  [/loose-?leaf/, 'BD'],
  [/calendar|kalender|calendrier/, 'PC'],
  [/diary|journal|planner|agenda/, 'PF'],
  [/note ?book|sketch ?book|blank book|carnet/, 'PR'],
  [/jigsaw|puzzle/, 'ZJ'],
  [/board game|\bgames?\b|spiel/, 'ZE'],
  [/playing cards|greeting card|\bcards?$|tarot/, 'PD'],
  [/book ?mark|lesezeichen/, 'PT'],
  [/poster|art print/, 'PK'],
  [/sticker(?!.*book)/, 'PP'],
  [/magazine|periodical|newspaper|\bzine\b/, 'PZ'],
  [/pamphlet|brochure|leaflet/, 'BF'],
  [/sheet music|score/, 'PI'],
  [/\bdvd/, 'VI'],
  [/blu-?ray/, 'VO'],
  [/vinyl|^lp$/, 'ZZ'],
  [/plush|soft toy/, 'ZC'],
  [/\btoys?\b|figurine/, 'ZD'],
  [/\bmugs?\b/, 'ZK'],
  [/\btotes?\b|tote bag/, 'ZL'],
  [/t-?shirt|apparel|clothing/, 'ZY'],
  [/stationery|\bpens?\b|pencil/, 'PZ'],
  [/^gifts?$|gift ?ware|merchandise|sideline|non-?book|candle|accessor/, 'ZA'],
  [/globe/, 'CE'],
  [/\bmaps?\b/, 'CB'],
  [/leather/, 'BG'],
  [/mass market|^mm(pb)?$/, 'BC'],
  [/hard ?(cover|back)|^h[cb]$|^cloth|casebound|library binding|gebunden|relié/, 'BB'],
  [/paper ?back|soft ?(cover|back)|trade paper|^(tp|pb|tpb|pbk|pap)$|broché|taschenbuch|^paper$/, 'BC'],
  [/box(ed)? ?set|slip-?case/, 'SB'],
  [/book|^buch$|livre|libro|fiction|novel/, 'BA'],
];
/** List 150: a book of which no more is known. */
const anyBook = 'BA';

/** The binding and its code of list 150. Words that aren't known, and none, are a book's. */
export function tableBinding(text: string): { binding: string; binding_code: string } {
  const form = formOf(text) ?? anyBook;
  return { binding: formName(form) ?? 'Book', binding_code: form };
}

export const isUnknownBinding = (text: string): boolean => text.trim() !== '' && formOf(text) === undefined;

/** Words that say what a thing is come before its binding: a 'Hardcover Journal' is a journal. */
function formOf(text: string): string | undefined {
  const written = text
    .toLowerCase()
    .replace(/\bwith\b.*$/, '')
    .trim();
  return words.find(([pattern]) => pattern.test(written))?.[1];
}
