import { fieldText } from './field-text';
import { nameKey } from './fold';
import { letterCount } from './letter-count';

describe('the other ways to write a field', () => {
  it.each([
    ['nothing special', 'The Salt Path', 'the salt path'],
    ['initials', 'J. R. R. Tolkien', 'j r r tolkien\tjr jrr rr'],
    ['initials without spaces', 'J.R.R. Tolkien', 'j r r tolkien\tjr jrr rr'],
    ['initials with a hyphen', 'J.-P. Sartre', 'j p sartre\tjp'],
    ['one initial', 'Ursula K. Le Guin', 'ursula k le guin'],
    ['a dotted abbreviation', 'A Ph.D. at Sea', 'a ph d at sea\tphd'],
    ['a long row of letters', 'a b c d e f g', 'a b c d e f g\tabcdefg'],
    ['&', 'Mirror & Light', 'mirror light\t&'],
    ['& without spaces', 'Q&A', 'q a\t&'],
    ['and', 'Mirror and Light', 'mirror and light\t&'],
    ['an elision', 'L’Amant', 'lamant\tl amant'],
    ['a contraction', 'Don’t Look', 'dont look'],
    ['a possessive', 'Harbour’s End', 'harbours end'],
    ['rock ’n’ roll', "Rock'n'Roll", 'rocknroll\trock n roll'],
    ['a compound', 'Science-Fiction', 'science fiction\tscience-fiction'],
    ['a compound of short words', 'To-day', 'to day\ttoday'],
    ['a compound of several words', 'State-of-the-Art', 'state of the art\tstateoftheart'],
    ['a letter before a word', 'E Book Design', 'e book design\te-book'],
    ['an article before a word', 'A Book', 'a book'],
    ['years', '1914-1918', '1914 1918'],
    ['languages named by a sign', 'C++ & C#', 'cplusplus csharp\t&'],
    ['ideographs', '紅樓夢', '紅 樓 夢'],
  ])('%s', (_what, text, expected) => expect(fieldText(text)).toBe(expected));

  it('of names have no compounds, and those of a language its own words', () => {
    expect(fieldText('Jean-Paul E. Book', { isName: true })).toBe('jean paul e book\tjeanpaul');
    expect(fieldText('Guerra e pace', { language: 'ita' })).toBe('guerra e pace\t&');
    expect(fieldText('Guerra e pace')).toBe('guerra e pace\te-pace');
  });
});

it('a title has as many letters however it is written', () => {
  for (const [one, other] of [
    ['J. R. R. Tolkien', 'JRR Tolkien'],
    ['Mirror & Light', 'mirror and light'],
    ['E-Book', 'ebook'],
    ['L’Amant', 'l amant'],
  ] as const)
    expect([one, letterCount(nameKey(one))]).toEqual([one, letterCount(nameKey(other))]);
});
