import { pdfText } from '../../testing/pdf-text';
import type { CatalogueTitle } from './catalogue-document';
import { drawCatalogue } from './draw-catalogue';

const titleOf = (title: string, language: string, over: Partial<CatalogueTitle> = {}): CatalogueTitle => ({
  cover: undefined,
  title,
  subtitle: '',
  authors: '',
  facts: '',
  price: '',
  description: '',
  language,
  ...over,
});
const draw = async (titles: CatalogueTitle[]): Promise<string[]> =>
  pdfText(
    await drawCatalogue(
      { shop: 'Saltwater Books', heading: 'Émile’s picks', date: 'May 20, 2026', introduction: 'Hello.', titles },
      () => undefined,
    ),
  );

describe('a catalogue as PDF', () => {
  it('embeds a font for each script, and skips characters that no font has [GAP-56]', async () => {
    const titles = ['紅樓夢補遺', '吾輩は猫である', '메밀꽃필무렵', 'كتاب', 'Слово', 'Ελλάδα', 'naïveté', '👩‍🚀x'];
    const text = (await draw(titles.map((title, at) => titleOf(title, ['chi', 'jpn', 'kor'][at] ?? 'eng')))).join('');
    for (const title of titles.filter((one) => !/كتاب|👩/.test(one))) expect(text).toContain(title);
    expect(text).toMatch(/SaltwaterBooks·1\/1/);
  });

  it('right-aligns a right-to-left title [GAP-56]', async () => {
    expect((await draw([titleOf('תמול שלשום', 'heb')])).join('')).toContain('שלשוםתמול');
  });

  it('has numbered pages, none of which a title overflows [GAP-56]', async () => {
    const description = 'A long story about very little. '.repeat(60);
    const pages = await draw(Array.from({ length: 40 }, (_one, at) => titleOf(`Title${at}.`, 'eng', { description })));
    expect(pages.length).toBeGreaterThan(4);
    for (const [at, page] of pages.entries()) expect(page).toContain(`·${at + 1}/${pages.length}`);
    expect(pages.join('').match(/Title\d+\./g)).toHaveLength(40);
  });

  it('handles endless words and huge texts [GAP-56]', async () => {
    const pages = await draw([titleOf('x'.repeat(5000), 'eng', { description: 'y'.repeat(5000) })]);
    expect(pages).toHaveLength(1);
  });
});
