import type { ImportRow } from '@bookfront/shared/schemas';
import { calls } from '@bookfront/shared/schemas';
import { utils, write } from '@e965/xlsx';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { sendFile } from '../../testing/send-file';
import { stockTitle } from '../../testing/stock';

let shop: TestShop;
let visitor: Visitor;
let isbn: string;
let few: string;
beforeAll(async () => {
  shop = await openTestShop();
  visitor = new Visitor(shop.app);
  await visitor.logIn();
  [isbn, few] = [await stockTitle(shop, 40), await stockTitle(shop, 2)];
});
beforeEach(() => visitor.call('cart/removeAll', {}));
afterAll(() => shop.close());

const send = (content: string, fields: Record<string, string> = {}, name = 'list.csv') =>
  sendFile(visitor, name, content, fields, 'cart/import');
async function rowsOf(content: string, name?: string): Promise<ImportRow[]> {
  const answer = await send(content, {}, name);
  expect(answer.statusCode).toBe(200);
  return calls['cart/import'].reply.parse(answer.json()).result.titles;
}
const quantities = async () =>
  (await visitor.call('session/get', {})).cart.items.map(({ cart_info }) => cart_info.quantity);

describe('a cart import', () => {
  it('previews each row without changing the cart [API-056] [CRT-48]', async () => {
    const rows = await rowsOf(
      `qty;Title;isbn\n3;Tale;${isbn}\n;No quantity;${isbn}\n2;No number;\n1;Unknown;9780306406157\n1;Wrong;9780306406158\n0;None;${isbn}\n9;Too many;${few}\n`,
    );
    expect(rows.map(({ line, success, reason }) => [line, success, reason])).toEqual([
      [2, true, ''],
      [3, false, 'There is no quantity in this row.'],
      [4, false, 'There is no ISBN in this row.'],
      [5, false, 'We don’t have this title.'],
      [6, false, 'This is not an ISBN: its check digit is wrong, or digits are missing.'],
      [7, false, 'The quantity must be a whole number from 1 to 9999.'],
      [8, false, 'We only have 2 in stock'],
    ]);
    expect(rows[0]).toMatchObject({ isbn, qty: '3' });
    expect(rows[0]?.title).toMatch(/^Tale Number/);
    expect(await quantities()).toEqual([]);
  });

  it('reads a workbook by the sheet that has its columns, with blank rows above them too', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['For Ann']]));
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Our order'], [], ['isbn', 'qty'], [], [isbn, 3]]));
    const answer = await sendFile(
      visitor,
      'order.xlsx',
      write(book, { type: 'buffer', bookType: 'xlsx' }),
      {},
      'cart/import',
    );
    const { result } = calls['cart/import'].reply.parse(answer.json());
    expect(result.titles).toMatchObject([{ line: 5, isbn, qty: '3', success: true }]);
  });

  it('adds the rows when sent again, and merges two numbers of one title [CRT-53]', async () => {
    const answer = await send(`isbn,qty\n${isbn},3\n${isbn.replace(/(\d{3})(\d)/, '$1-$2-')},2\nnothing,1\n`, {
      addToCart: 'true',
    });
    const { result, cart } = calls['cart/import'].reply.parse(answer.json());
    expect(result.titles.map(({ success }) => success)).toEqual([true, true, false]);
    expect(cart?.items.map(({ cart_info }) => cart_info.quantity)).toEqual([5]);
    expect(await quantities()).toEqual([5]);
  });

  it('reads numbers with anything around them, in columns or lines', async () => {
    const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    const numbers = [
      `\u200e${isbn}\u202c`,
      `${isbn}.`,
      `(${isbn})`,
      `\u201c${isbn}\u201d`,
      `ISBN ${isbn} (pbk)`,
      wide(isbn),
      `ISBN-13: ${isbn.slice(0, 6)}\u200b${isbn.slice(6)}`,
    ];
    const taken = numbers.map(() => ['2', true, isbn]);
    const summaryOf = (rows: ImportRow[]) => rows.map(({ qty, success, isbn: number }) => [qty, success, number]);
    expect(
      summaryOf(
        await rowsOf(`\u200eISBN;Qty:\n${numbers.map((number) => `${number};\u200e${wide('2')}`).join('\n')}\n`),
      ),
    ).toEqual(taken);
    expect(summaryOf(await rowsOf(numbers.map((number) => `${number} ${wide('2')}`).join('\n'), 'pasted.txt'))).toEqual(
      taken,
    );
    expect(summaryOf(await rowsOf(`${isbn} x 2\n${isbn}×2\n`, 'pasted.txt'))).toEqual(taken.slice(0, 2));
  });

  it('takes no quantity from the number at the end of a title, and shows an invalid number in its row', async () => {
    const rows = await rowsOf(`${isbn} Catch 22\n\u200e\n\u202a9780306406158\u202c. 3\n`, 'pasted.txt');
    expect(rows.map(({ line, isbn: number, reason }) => [line, number, reason])).toEqual([
      [1, isbn, 'There is no quantity in this row.'],
      [3, '9780306406158', 'This is not an ISBN: its check digit is wrong, or digits are missing.'],
    ]);
  });

  it('says of a number that a spreadsheet has rounded what to do', async () => {
    const [row] = await rowsOf('isbn,qty\n9.78031E+12,2\n');
    expect(row?.reason).toBe('A spreadsheet has rounded this number: format the column as text.');
  });

  it('is refused with more rows than it may have, rather than cut', async () => {
    const answer = await send(`isbn,qty\n${`${isbn},1\n`.repeat(2001)}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'The file has more than 2000 rows. Split it.' });
    expect(await rowsOf(`isbn,qty\n${`${isbn},1\n`.repeat(2000)}`)).toHaveLength(2000);
  });

  it('reads the visible text of a page, not its scripts and styles', async () => {
    const hidden = `<style>p { margin: 0 }</style><script>var a = '${few} 1';</script><template><table><tr><td>${few}</td><td>1</td></tr></table></template>`;
    const lines = await rowsOf(
      `<!doctype html><html><head>${hidden}</head><body><dl><dt>${isbn} 2</dt><dd>${few} 1</dd></dl>${hidden}</body></html>`,
      'list.html',
    );
    expect(lines.map(({ isbn: number, qty }) => [number, qty])).toEqual([
      [isbn, '2'],
      [few, '1'],
    ]);
    const table = await rowsOf(
      `<html><body><table><tr><td>${isbn}<script>x = 1</script></td><td>2</td></tr></table>${hidden}</body></html>`,
      'list.html',
    );
    expect(table.map(({ isbn: number, qty }) => [number, qty])).toEqual([[isbn, '2']]);
  });

  it('is added once per key, even if sent twice at the same time, and again under another key', async () => {
    const list = `isbn,qty\n${isbn},3\n${few},2\n`;
    const once = { addToCart: 'true', idempotency_key: 'key-of-this-preview' };
    const answers = [...(await Promise.all([send(list, once), send(list, once)])), await send(list, once)];
    const rows = answers.map((answer) =>
      calls['cart/import'].reply.parse(answer.json()).result.titles.map(({ success }) => success),
    );
    expect(rows).toEqual(Array(3).fill([true, true]));
    expect(await quantities()).toEqual([3, 2]);
    expect((await send(`isbn,qty\n${isbn},4\n`, once)).json()).toMatchObject({ code: 'key_reused' });
    await send(`isbn,qty\n${isbn},4\n`, { ...once, idempotency_key: 'key-of-another-one' });
    expect(await quantities()).toEqual([7, 2]);
  });

  it('adds no gift cards, whatever their number, so a file can’t exceed the limit of an order', async () => {
    const eisbn = await stockTitle(shop, 200);
    await shop.db
      .updateTable('title')
      .set({ is_giftcard: 1 })
      .where('shop_id', '=', '101')
      .where('eisbn', '=', eisbn)
      .execute();
    const answer = await send(`isbn,qty\n${eisbn},101\nGIFTCARD-25,101\n${isbn},1\n`, { addToCart: 'true' });
    const { result } = calls['cart/import'].reply.parse(answer.json());
    expect(result.titles.map(({ reason }) => reason)).toEqual([
      'We don’t have this title.',
      'This is not an ISBN.',
      '',
    ]);
    expect(await quantities()).toEqual([1]);
  });

  it('counts copies in the cart and in earlier rows', async () => {
    await visitor.call('cart/add', { eisbn: few });
    expect((await rowsOf(`isbn,qty\n${few},1\n${few},1\n`)).map(({ success }) => success)).toEqual([true, false]);
  });

  it('accepts pasted lines of a number and a quantity', async () => {
    expect(
      (await rowsOf(`${isbn} 2\n${isbn}\t1\n${isbn}\n`, 'pasted.txt')).map(({ qty, success }) => [qty, success]),
    ).toEqual([
      ['2', true],
      ['1', true],
      ['', false],
    ]);
  });

  it('accepts a page with a table', async () => {
    const page = `<html><body><table><tr><th>ISBN</th><th>Qty</th></tr><tr><td>${isbn}</td><td>4</td></tr></table></body></html>`;
    expect(await rowsOf(page, 'list.html')).toMatchObject([{ isbn, qty: '4', success: true }]);
  });

  it('without an importable row is refused [ERR-40]', async () => {
    const answer = await send('isbn,qty\nnothing,1\n', { addToCart: 'true' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'bad_file', error: 'No rows can be processed.' },
    ]);
  });

  it('of an unknown kind, or empty, is refused [CRT-46]', async () => {
    for (const content of ['', '\u0000\u0001\u0002'])
      expect((await send(content, {}, 'list.png')).json()).toMatchObject({ code: 'bad_file' });
  });

  it('is for members only [CRT-05] [SEC-15]', async () => {
    const answer = await sendFile(
      new Visitor(shop.app),
      'list.csv',
      `isbn,qty\n${isbn},1\n`,
      { addToCart: 'true' },
      'cart/import',
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'login_required' }]);
  });

  it('truncates oversized cells', async () => {
    const rows = await rowsOf(`isbn,qty\n<img src=x onerror=alert(1)>,${'9'.repeat(500)}\n`);
    expect(rows[0]).toMatchObject({ success: false, title: '' });
    expect(rows[0]?.qty.length).toBeLessThanOrEqual(20);
  });
});
