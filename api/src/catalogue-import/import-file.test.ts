import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestImport, type TestImport } from '../../testing/test-import';

let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

describe('an import', () => {
  it('continues where it stopped after an interruption', async () => {
    const numbers = Array.from({ length: 700 }, (_one, at) => at).map(
      (at) => `978${String(100_000_000 + at * 7919).slice(0, 9)}`,
    );
    const check = (first: string) =>
      first +
      ((10 - ([...first].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10);
    const path = setup.file(
      'many.csv',
      `isbn13,title\n${numbers.map((first, at) => `${check(first)},Book ${at}`).join('\n')}\n`,
    );
    let flushes = 0;
    await expect(
      setup.importInto(path, 'threerivers', () => {
        if (++flushes === 2) throw new Error('power cut');
      }),
    ).rejects.toThrow('power cut');
    const result = await setup.importInto(path, 'threerivers');
    expect(result).toMatchObject({ resumedAt: expect.any(Number), added: 700 - result.resumedAt, unchanged: 0 });
    expect(result.resumedAt).toBeGreaterThan(0);
    expect(await setup.importInto(path, 'threerivers')).toMatchObject({
      resumedAt: 0,
      added: 0,
      updated: 0,
      unchanged: 700,
    });
  });
});

const trade = process.env.TRADE_DATA ?? '';
if (trade !== '' && existsSync(trade)) {
  describe('the trade’s own files', () => {
    it.each([
      ['onix-3.1-short-tags.xml', 1, 0],
      ['onix-3.0-publisher.xml', 20, 0],
      ['onix-2.1-wholesaler.xml', 346, 0],
      ['goodbooks-10k-clean.csv', 9277, 0],
    ])(
      '%s is imported completely',
      async (name, added, refused) => {
        const result = await setup.importInto(join(trade, name), 'papertrade');
        expect([result.added + result.updated, result.bad.length]).toEqual([added, refused]);
      },
      120_000,
    );

    it('thirty titles of the wholesaler’s file are in the shop as an independent reading of the file has them', async () => {
      const name = 'onix-2.1-wholesaler.xml';
      await setup.importInto(join(trade, name), 'saltwater');
      const products = readFileSync(join(trade, name), 'utf8').split('<Product>').slice(1);
      const chosen = products.filter((_one, at) => at % Math.floor(products.length / 30) === 0).slice(0, 30);
      expect(chosen).toHaveLength(30);
      for (const product of chosen) {
        const written = readWritten(product);
        const title = await setup.visitor.call('title/getItem', { eisbn: written.eisbn });
        const [offer] = title.available;
        expect({
          eisbn: title.eisbn,
          title: title.title,
          publisher: title.publisher,
          pages: title.pages ?? 0,
          author: title.authors.map((one) => one.name).join(', '),
          onhand: offer?.onhand,
          onorder: offer?.onorder,
          price: offer?.price ?? null,
        }).toEqual({ ...written, price: null });
      }
    }, 120_000);
  });

  /** 'Khan, A' and 'Khan. A' as 'A Khan'; '-, -' as nobody. */
  const asRead = (inverted: string) => {
    const [key = '', given = ''] = inverted.split(inverted.includes(',') ? /, ?/ : /\. ?/);
    return [given, key].filter((part) => /\p{L}/u.test(part)).join(' ');
  };

  /** One product of the file, by patterns alone: it has no text with an element in it. Its prices are Australian. */
  function readWritten(product: string) {
    const of = (element: string) =>
      (new RegExp(`<${element}>([^<]*)</${element}>`).exec(product)?.[1] ?? '')
        .replace(/&lt;/g, '<')
        .replace(/&amp;/g, '&')
        .trim();
    const copies = (text: string) => (text.startsWith('<') ? 1 : Number(/^\d+/.exec(text)?.[0] ?? 0));
    const people = of('PersonNameInverted').split(/ & ?,? ?|; /);
    const names =
      people.length > 1 && people.every((one) => /[,.] ?\S/.test(one)) ? people : [of('PersonNameInverted')];
    return {
      eisbn: /<IDValue>(97\d{11})</.exec(product)?.[1] ?? '',
      title: of('TitleText'),
      publisher: of('PublisherName'),
      pages: Number(of('NumberOfPages')),
      author: names.map(asRead).filter(Boolean).join(', '),
      onhand: copies(of('OnHand')),
      onorder: copies(of('OnOrder')),
    };
  }
} else {
  console.info('The tests of the trade’s own files are left out: name their folder in TRADE_DATA to run them.');
}
