import { fold, indexText, nameKey, piecesOf } from './fold';
import { termsOf } from './query';
import { sortKey } from './sort-key';

/** Whether a search for `typed` matches the text, as whole words. */
const finds = (typed: string, text: string): boolean => {
  const words = indexText(text).split(' ');
  const terms = termsOf(typed, true);
  return terms.length > 0 && terms.every(({ word }) => words.includes(word));
};

describe('invisible characters', () => {
  const unseen = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u200e', '\u202a', '\u2066', '\u061c'];
  it.each(unseen.map((character) => [character]))(
    'don’t affect matching, in a text or in a search: %j',
    (character) => {
      for (const [plain, marked] of [
        ['lighthouse', `light${character}house`],
        ['Brontë', `Bron${character}t${character}ë`],
        ['Straße', `Stra${character}ße`],
        ['خانه', `خا${character}نه`],
      ] as const) {
        for (const text of [plain, marked])
          for (const typed of [plain, marked]) expect([typed, text, finds(typed, text)]).toEqual([typed, text, true]);
        expect(fold(marked)).toBe(fold(plain));
        expect(nameKey(marked)).toBe(nameKey(plain));
        expect(sortKey(`The ${marked}`)).toBe(sortKey(`The ${plain}`));
      }
    },
  );

  it.each([
    ['می\u200cخواهم', 'میخواهم'],
    ['क्\u200dष', 'क्ष'],
    ['র\u200d্যাম', 'র্যাম'],
    ['නේ\u200dරු', 'නේරු'],
  ])('of scripts that need them match with and without: %s', (joined, plain) => {
    for (const text of [joined, plain]) for (const typed of [joined, plain]) expect(finds(typed, text)).toBe(true);
  });

  it('that separate words make a text match by its parts, like a search with a space', () => {
    expect(finds('می خواهم', 'می\u200cخواهم')).toBe(true);
    expect(finds('ភាសា', 'ភាសា\u200bខ្មែរ')).toBe(true);
    expect(indexText('紅\u200b樓夢')).toBe(indexText('紅樓夢'));
    expect(nameKey('می\u200cخواهم')).toBe(nameKey('میخواهم'));
  });

  it('that separate words add only the parts to the index', () =>
    expect(indexText('Emma می\u200cخواهم')).toBe('emma میخواهم می خواهم'));

  it('don’t make か match が', () => expect(finds('か', 'が')).toBe(false));
});

describe('folded text', () => {
  it.each([
    ["O'Brien", 'obrien'],
    ['O`Brien', 'obrien'],
    ...['’', '‘', 'ʼ', '´', '״', '׳'].map((apostrophe) => [`O${apostrophe}Brien`, 'obrien']),
    ["L'Été d’avant", 'lete davant'],
    ['ﬁne ﬂights', 'fine flights'],
    ['Ａｎｎｅ', 'anne'],
    ['Part Ⅳ', 'part iv'],
    ['H₂O²', 'h2o2'],
    ['ｶﾀｶﾅ', 'カタカナ'],
    ['①', '1'],
  ])('of %s is %s in search, names and sort order', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(nameKey(text)).toBe(nameKey(folded));
    expect(sortKey(text)).toBe(folded);
    expect(indexText(text)).toBe(indexText(folded));
  });
});

describe('letters that are not accented ones', () => {
  it('are spelled out', () => expect(fold('ß ø æ œ ł đ ð þ ı ħ ŋ')).toBe('ss o ae oe l d d th i h n'));
});

describe('splitting a text into pieces', () => {
  const words = (...tokens: string[]) => tokens.map((token) => ({ tokens: [token], ideographs: false }));
  const characters = (text: string) => ({ tokens: [...text], ideographs: true });
  it.each([
    ['nothing', '', []],
    ['signs of ASCII', '?!', []],
    ['other signs', '→', []],
    ['words', 'Emma, 1815', words('emma', '1815')],
    ['words with accents', 'Été à Nîmes', words('ete', 'a', 'nimes')],
    ['languages that are named by a sign', 'C++ and C#', words('cplusplus', 'and', 'csharp')],
    ['signs behind a word', 'abc++ x1c#', words('abc', 'x1c')],
    ['signs behind a word of another script', 'жc++', words('жc')],
    ['signs behind a digit', '9++', words('9')],
    ['a run of ideographs', '紅樓夢', [characters('紅樓夢')]],
    ['scripts side by side', '東京Tokyo한국カタ', [characters('東京'), ...words('tokyo'), characters('한국カタ')]],
    ['kana with a long vowel', 'ひらーカ', [characters('ひらーカ')]],
  ])('%s', (_what, text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
    expect(nameKey(text)).toBe(pieces.flatMap(({ tokens }) => tokens).join(' '));
  });
});

describe('the sort order of titles', () => {
  it.each([
    ['The Salt Path', 'salt path'],
    ['…“The Salt Path', 'salt path'],
    ['L’Été', 'lete'],
    ['Into the Wild', 'into the wild'],
    ['The', 'the'],
    ['A ', 'a'],
    ['Anna', 'anna'],
  ])('sorts %s as %s', (title, key) => expect(sortKey(title)).toBe(key));
});
