import { ask, openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { fileNameOf } from './file-name';
import { toCsv } from './to-csv';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(shop.app, { method: 'GET', path, headers: { host: 'localhost', ...headers } });

describe('a download', () => {
  it('contains the view that its URL names [API-106]', async () => {
    const { rows } = await new Visitor(shop.app).call('browse/get', { t: 'gardeners', v: 'title' });
    const answer = await get('/download/customer/titles.csv?store_id=101&t=gardeners&v=title');
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="titles.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffISBN,Title,Subtitle,Authors,Publisher,Format,Publication date,Price');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(rows.map((row) => row.eisbn));
  });

  it('of a list has the list’s name [API-106]', async () => {
    const answer = await get('/download/customer/titles.csv?store_id=101&x=list-saltwater-harbour-reads&v=sequence');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Harbour reads.csv"');
  });

  it('of a list keeps a name in another script', async () => {
    const reader = new Visitor(shop.app);
    await reader.logIn();
    const { list_id } = await reader.call('titlelist/create', { name: '../Été: "été"' });
    const answer = await get(`/download/customer/titles.csv?store_id=101&x=list-${list_id}&v=sequence`, {
      cookie: reader.cookie,
    });
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="_t_ _t_.csv"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A9t%C3%A9.csv`,
    );
  });

  it.each([
    ['Winter / 2026', 'Winter 2026'],
    ['..\\..\\etc: "x" <y>?*|', 'etc x y'],
    ['Ida’s (best) & more', 'Ida’s (best) & more'],
    ['…\u202e\n', ''],
  ])('has a name for every file system: %j becomes %j', (name, file) => expect(fileNameOf(name)).toBe(file));

  it.each(['/download/customer/nothing.csv', '/download/customer/constructor', '/download/customer/..%2Fx'])(
    'of an unknown name is not found: %s',
    async (path) => expect((await get(path)).statusCode).toBe(404),
  );

  it('is refused with another shop’s id, and to visitors of a private shop', async () => {
    expect((await get('/download/customer/titles.csv?store_id=102')).statusCode).toBe(403);
    expect((await get('/download/customer/titles.csv', { host: 'stmargarets.localhost' })).statusCode).toBe(401);
    const member = new Visitor(shop.app, 'stmargarets.localhost');
    await member.logIn();
    expect(
      (await get('/download/customer/titles.csv', { host: 'stmargarets.localhost', cookie: member.cookie })).statusCode,
    ).toBe(200);
  });

  it('has no cell that a spreadsheet would execute', () =>
    expect(toCsv([['=1+1', '-x', '@a', 'a "b", c']])).toBe('\ufeff\'=1+1,\'-x,\'@a,"a ""b"", c"\r\n'));
});
