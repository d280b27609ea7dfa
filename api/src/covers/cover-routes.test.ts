import { type Answer, ask, openTestShop, type TestShop, Visitor } from '../../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('a cover opened by itself runs no script and can only be an image', async () => {
  const [row] = (await new Visitor(shop.app).call('browse/get', { t: 'salt path' })).rows;
  const path = `/covers/${row?.eisbn}/${row?.cover_image_cache}-400.webp`;
  const get = (of: string, more: Record<string, string> = {}) =>
    ask(shop.app, { method: 'GET', path: of, headers: { host: 'localhost', ...more } });
  const cover = await get(path);
  const answers = [
    cover,
    await get(path, { 'if-none-match': cover.headers.etag ?? '' }),
    await get('/covers/none.webp'),
    await get('/covers/9780000000000/x-400.webp'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 304, 200, 404]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
  expect(cover.headers['content-type']).toBe('image/webp');
});

it('an inside page is served by its key, but only if the book has it', async () => {
  const [row] = (await new Visitor(shop.app).call('browse/get', { t: 'salt path' })).rows;
  const extras = JSON.stringify({ interiors: ['title', 'opening', 'plate-1'] });
  await shop.db
    .updateTable('title')
    .set({ extras })
    .where('shop_id', '=', '101')
    .where('eisbn', '=', row?.eisbn ?? '')
    .execute();
  const { interior_objects } = await new Visitor(shop.app).call('title/getItem', { eisbn: row?.eisbn ?? '' });
  const get = (file: string) =>
    ask(shop.app, { method: 'GET', path: `/covers/${row?.eisbn}/${file}`, headers: { host: 'localhost' } });
  const pages = await Promise.all(interior_objects.map(({ key, cb }) => get(`inside-${key}-${cb}-400.webp`)));
  const cover = await get(`${row?.cover_image_cache}-400.webp`);
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set([...pages, cover].map(({ body }) => body)).size).toBe(4);
  expect(pages[0]?.headers['cache-control']).toMatch(/immutable/);
  expect((await get(`inside-plate-2-${row?.cover_image_cache}-400.webp`)).statusCode).toBe(404);
  expect((await get('inside-..%2F..%2Fx-1-400.webp')).statusCode).toBe(404);
});

describe.each([
  ['private', 'stmargarets'],
  ['exclusive', 'papertrade'],
])('covers of a shop that is %s', (_kind, name) => {
  const cover = (visitor: Visitor, path: string): Promise<Answer> =>
    ask(shop.app, {
      method: 'GET',
      path,
      headers: { host: visitor.host, ...(visitor.cookie ? { cookie: visitor.cookie } : {}) },
    });
  const pathOfOne = async () => {
    const titles = shop.db
      .selectFrom('title')
      .innerJoin('shop', 'shop.store_id', 'title.shop_id')
      .where('webstore_name', '=', name);
    const title = await titles.select(['eisbn', 'cover_cache']).executeTakeFirstOrThrow();
    return `/covers/${title.eisbn}/${title.cover_cache}-400.webp`;
  };
  const essence = ({ statusCode, body, headers }: Answer) => ({
    statusCode,
    body,
    cache: headers['cache-control'],
    tag: headers.etag,
  });

  it('reveal nothing of the catalogue to other visitors', async () => {
    const outsider = new Visitor(shop.app, `${name}.localhost`);
    const answer = await cover(outsider, await pathOfOne());
    expect(essence(answer)).toEqual(essence(await cover(outsider, '/covers/9780000000000/x-400.webp')));
    expect(essence(answer)).toMatchObject({ statusCode: 404, cache: 'private, no-cache' });
  });

  it('are served to members only, and not stored by shared caches', async () => {
    const member = new Visitor(shop.app, `${name}.localhost`);
    await member.logIn();
    const { statusCode, headers } = await cover(member, await pathOfOne());
    expect(statusCode).toBe(name === 'stmargarets' ? 200 : 404);
    expect(headers['cache-control']).toMatch(/^private/);
  });
});
