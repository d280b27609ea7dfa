import { drawCover } from './draw-cover';
import { fit, lineWidth } from './drawing/fit';
import { face } from './drawing/fonts';
import { isRightToLeft, shapeWord } from './drawing/shape';

const title = (words: string, more = {}) => ({
  eisbn: '9780306406157',
  title: words,
  subtitle: '',
  authors: [{ name: 'Nora Quill' }],
  publisher: 'Tideline',
  series: '',
  series_num: '',
  language: 'eng',
  subject: 'Fiction / Literary',
  audience: 'adult',
  ...more,
});
const style = { face: face('playfair-display', 700), language: 'eng', tracking: 0 };
const box = { width: 1000, height: 500, largest: 170, smallest: 34, leading: 1.1 };

describe('a drawn cover', () => {
  it('is always the same for an edition, and different for another', () => {
    expect(drawCover(title('Wintering'))).toBe(drawCover(title('Wintering')));
    expect(drawCover(title('Wintering', { eisbn: '9780471958697' }))).not.toBe(drawCover(title('Wintering')));
  });

  it.each([
    ['A'.repeat(64)],
    ['A very long title that goes on '.repeat(9)],
    ['Pneumonoultramicroscopicsilicovolcanoconiosis'],
    ['x'],
    ['紅樓夢'.repeat(30)],
    ['אבגד '.repeat(40)],
  ])('never lets its text overflow: %s', (words) => {
    const { lines, size } = fit(words, style, box);
    for (const line of lines) expect(lineWidth(line) * size).toBeLessThanOrEqual(box.width + 1);
    expect((lines.length - 1) * box.leading * size + size * 0.95).toBeLessThanOrEqual(box.height + 1);
  });

  it.each([
    ['תמול שלשום', 'heb'],
    ['الأيام', 'ara'],
    ['吾輩は猫である', 'jpn'],
    ['红楼梦', 'chi'],
    ['메밀꽃', 'kor'],
    ['Преступление', 'rus'],
    ['Łódź Åse Œuvre', 'eng'],
  ])('has an outline for every character of %s', (words, language) => {
    const shaped = shapeWord(words.replace(/\s/g, ''), { ...style, language });
    expect(shaped.characters.length).toBeGreaterThanOrEqual([...words.replace(/[\s\p{M}]/gu, '')].length - 1);
    expect(shaped.characters.every(({ glyph }) => glyph.id !== 0)).toBe(true);
  });

  it('sets Hebrew and Arabic from right to left', () => {
    expect(isRightToLeft('"תמול" 1945')).toBe(true);
    const [first, last] = [shapeWord('ab', style), shapeWord('אב', style)];
    expect(first.characters.map(({ glyph }) => glyph.codePoints[0])).toEqual([97, 98]);
    expect(last.characters.map(({ glyph }) => glyph.codePoints[0])).toEqual([0x5d1, 0x5d0]);
  });

  it('is well-formed for any title', () => {
    const svg = drawCover(title('<script>&"\u0001 𝕏 😀', { authors: [{ name: '</svg>' }] }));
    expect(svg).not.toMatch(/<script|\p{Cc}|<\/svg>.+/u);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1800"')).toBe(true);
  });
});
