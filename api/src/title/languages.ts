/** Names of ISO 639-2/B codes that the trade uses; a code without a name here shows as itself. */
const names: Record<string, string> = {
  eng: 'English', fre: 'French', ger: 'German', spa: 'Spanish', ita: 'Italian', por: 'Portuguese', dut: 'Dutch', swe: 'Swedish', nor: 'Norwegian', dan: 'Danish',
  fin: 'Finnish', ice: 'Icelandic', rus: 'Russian', ukr: 'Ukrainian', pol: 'Polish', cze: 'Czech', slo: 'Slovak', slv: 'Slovenian', hrv: 'Croatian', srp: 'Serbian', bul: 'Bulgarian',
  hun: 'Hungarian', rum: 'Romanian', gre: 'Greek', grc: 'Ancient Greek', lat: 'Latin', tur: 'Turkish', heb: 'Hebrew', yid: 'Yiddish', ara: 'Arabic', per: 'Persian',
  urd: 'Urdu', hin: 'Hindi', ben: 'Bengali', san: 'Sanskrit', tam: 'Tamil', pan: 'Punjabi', chi: 'Chinese', jpn: 'Japanese', kor: 'Korean', vie: 'Vietnamese', tha: 'Thai',
  ind: 'Indonesian', may: 'Malay', geo: 'Georgian', arm: 'Armenian', alb: 'Albanian', mac: 'Macedonian', lit: 'Lithuanian', lav: 'Latvian', est: 'Estonian', cat: 'Catalan',
  wel: 'Welsh', gle: 'Irish', baq: 'Basque', afr: 'Afrikaans', swa: 'Swahili', sot: 'Sotho', akk: 'Akkadian', egy: 'Egyptian', pli: 'Pali', fro: 'Old French', non: 'Old Norse',
  ang: 'Old English', enm: 'Middle English', myn: 'Mayan', mul: 'Several languages', cre: 'Cree', iku: 'Inuktitut', oji: 'Ojibwe', fil: 'Filipino', glg: 'Galician', mal: 'Malayalam', epo: 'Esperanto',
};
const terminology: Record<string, string> = { fra: 'fre', deu: 'ger', nld: 'dut', zho: 'chi', ces: 'cze', ell: 'gre', fas: 'per', ron: 'rum', slk: 'slo', isl: 'ice', kat: 'geo', hye: 'arm', sqi: 'alb', mkd: 'mac', msa: 'may', cym: 'wel', eus: 'baq', nob: 'nor', nno: 'nor' };
const short: Record<string, string> = { en: 'eng', fr: 'fre', de: 'ger', es: 'spa', it: 'ita', pt: 'por', nl: 'dut', ja: 'jpn', zh: 'chi', ko: 'kor', ru: 'rus', ar: 'ara', he: 'heb', sv: 'swe', pl: 'pol', da: 'dan', no: 'nor', fi: 'fin' };

export const languageName = (code: string): string => names[code] ?? code;

/** The ISO 639-2/B code of what a feed wrote ('en-US', 'fra', 'ENG'), '' where it says nothing. */
export function languageCode(text: string): string {
  const code = text.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  if (code === '') return '';
  return short[code] ?? terminology[code] ?? (/^[a-z]{3}$/.test(code) ? code : '');
}
