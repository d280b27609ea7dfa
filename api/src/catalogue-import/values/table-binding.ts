/** A binding and its code of ONIX list 150, by the words that tables use for it. */
const words: readonly [RegExp, string, string][] = [
  [/board ?book|^board$/, 'Board book', 'BH'],
  [/spiral|comb bound|wire-?o/, 'Spiral bound', 'BE'],
  [/audio ?book? ?download|downloadable audio|digital audio/, 'Audiobook download', 'AJ'],
  [/audio|^cd$|compact dis[ck]/, 'Audiobook CD', 'AC'],
  [/e-?book|kindle|epub|electronic|digital/, 'E-book', 'ED'],
  [/calendar/, 'Calendar', 'PC'],
  [/diary|journal|planner/, 'Diary', 'PF'],
  [/leather/, 'Leather bound', 'BG'],
  [/mass market|^mm(pb)?$/, 'Paperback', 'BC'],
  [/hard ?(cover|back)|^h[cb]$|^cloth|casebound|library binding|gebunden|relié/, 'Hardcover', 'BB'],
  [/paper ?back|soft ?(cover|back)|trade paper|^(tp|pb|tpb|pbk|pap)$|broché|taschenbuch|^paper$/, 'Paperback', 'BC'],
  [/game|puzzle/, 'Game', 'ZE'],
  [/map/, 'Map', 'CB'],
];

export function tableBinding(text: string): { binding: string; binding_code: string } {
  const written = text.trim().toLowerCase();
  const found = words.find(([pattern]) => pattern.test(written));
  return found ? { binding: found[1], binding_code: found[2] } : { binding: 'Book', binding_code: 'ZZ' };
}
