import { analyse } from 'chardet';
import { MacEvidence } from './mac-evidence';

/** The encoding of a file that isn't UTF-8; or those that it may be, if its bytes don't tell them apart. */
export type EncodingVerdict = { encoding: string } | { candidates: readonly string[] };

const maxSample = 64 * 1024;
const maxOfChunk = 8 * 1024;

/** Looks at bytes that aren't ASCII, with what stands around them. */
export class EncodingEvidence {
  private readonly mac = new MacEvidence();
  private readonly samples: Buffer[] = [];
  private size = 0;

  add(chunk: Buffer): void {
    this.mac.add(chunk);
    if (this.size >= maxSample) return;
    const first = chunk.findIndex((byte) => byte >= 0x80);
    if (first === -1) return;
    // a line begins with a whole character
    const line = chunk.lastIndexOf(0x0a, first) + 1;
    const sample = Buffer.from(chunk.subarray(Math.max(line, first - maxOfChunk / 2), first + maxOfChunk));
    this.samples.push(sample);
    this.size += sample.length;
  }

  /** `declared`: what the file says it is written in, '' if nothing that could be. */
  verdict(declared = ''): EncodingVerdict {
    const sample = Buffer.concat(this.samples);
    const scores = scoresOf(sample);
    const eastAsian = eastAsianOf(sample, scores);
    if (eastAsian) return { encoding: eastAsian };
    if (declared !== '') return { encoding: declared };
    if (!hasWordsOfOtherScripts(sample)) return { encoding: this.latin(sample, scores) };
    const [first, second] = scores.filter(({ name }) => name in otherScripts);
    const isClear = first && first.score >= minScore && first.score - (second?.score ?? 0) >= minLead;
    if (isClear) return { encoding: otherScripts[first.name] ?? first.name };
    return { candidates: [first, second].flatMap((one) => (one ? (otherScripts[one.name] ?? []) : [])) };
  }

  private latin(sample: Buffer, scores: readonly Score[]): string {
    if (isCentralEuropean(sample, scores)) return 'windows-1250';
    return this.mac.isMac ? 'macintosh' : 'windows-1252';
  }
}

interface Score {
  name: string;
  score: number;
}

/** Sorted, the best first. */
const scoresOf = (sample: Buffer): Score[] =>
  analyse(sample).map(({ name, confidence }) => ({ name, score: confidence }));

/** Encodings of other scripts, as the decoder calls those that contain them. */
const otherScripts: Readonly<Record<string, string>> = {
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  'ISO-8859-5': 'iso-8859-5',
  'ISO-8859-6': 'iso-8859-6',
  'windows-1256': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'windows-1253': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'windows-1255': 'windows-1255',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  GB18030: 'gb18030',
  Big5: 'big5',
  'EUC-KR': 'euc-kr',
};
const eastAsian = ['Shift_JIS', 'EUC-JP', 'GB18030', 'Big5', 'EUC-KR'];
const [minScore, minLead] = [35, 12];
const minEastAsian = { score: 60, lead: 25 };

/** Chance makes pairs of bytes in any text: they must be frequent characters, and hardly anything else. */
function eastAsianOf(sample: Buffer, scores: readonly Score[]): string | undefined {
  const [first, second] = scores.filter(({ name }) => eastAsian.includes(name));
  if (!first || first.score < minEastAsian.score || first.score - (second?.score ?? 0) < minEastAsian.lead)
    return undefined;
  const encoding = otherScripts[first.name] ?? '';
  const text = new TextDecoder(encoding).decode(sample);
  const others = [...text].filter((character) => character > '\u007f');
  const fitting = others.filter((character) => eastAsianCharacter.test(character));
  return fitting.length >= others.length * 0.95 ? encoding : undefined;
}
const eastAsianCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2010-\u2026\u3000-\u303f\u30fb-\u30fe\uff00-\uffef]/u;

/** Letters of Latin words with accents stand alone or by twos; words of other scripts have nothing else. */
function hasWordsOfOtherScripts(sample: Buffer): boolean {
  let [inRuns, all, run] = [0, 0, 0];
  for (let at = 0; at <= sample.length; at++) {
    if ((sample[at] ?? 0) >= 0x80) run++;
    else {
      all += run;
      if (run >= 3) inRuns += run;
      run = 0;
    }
  }
  return inRuns * 2 > all;
}

/** ł ą ż ş ť within a word: in Western Europe ³ ¹ ¿ º, or nothing. */
const centralOnly = [0xb3, 0xb9, 0xbf, 0xba, 0x9d];
const central = ['windows-1250', 'ISO-8859-2'];
const western = ['windows-1252', 'ISO-8859-1', 'windows-1254', 'ISO-8859-9'];

function isCentralEuropean(sample: Buffer, scores: readonly Score[]): boolean {
  let count = 0;
  for (let at = 1; at < sample.length - 1; at++)
    if (centralOnly.includes(sample[at] ?? 0) && isLetter(sample[at - 1]) && isLetter(sample[at + 1])) count++;
  if (count > 0 || isCzech(sample)) return true;
  const best = (names: readonly string[]) => scores.find(({ name }) => names.includes(name))?.score ?? 0;
  return best(central) - best(western) >= minLead;
}

/** Š š Ž ž are in both encodings, and rare in Western Europe. */
const caronned = [0x8a, 0x8e, 0x9a, 0x9e];
/** ř ě č ů ň: in Western Europe ø ì è ù ò, of which no language has more than one or two. */
const czechOnly = [0xf8, 0xec, 0xe8, 0xf9, 0xf2];
/** ř ě */
const alwaysCzech = [0xf8, 0xec];
/** å æ à ê, which Czech has nothing for. */
const neverCzech = [0xe5, 0xe6, 0xe0, 0xea];

function isCzech(sample: Buffer): boolean {
  const letters = [...sample].filter((byte) => byte >= 0xc0 || caronned.includes(byte));
  const withCaron = letters.filter((byte) => caronned.includes(byte)).length;
  const own = letters.filter((byte) => czechOnly.includes(byte));
  const isMixed = new Set(own).size >= 2 && alwaysCzech.some((byte) => own.includes(byte));
  if (neverCzech.some((byte) => letters.includes(byte))) return false;
  return isMixed && withCaron * 12 >= letters.length && own.length * 8 >= letters.length;
}

const isLetter = (byte = 0): boolean => (byte >= 0x61 && byte <= 0x7a) || byte >= 0xc0;
