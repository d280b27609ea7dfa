import { ask, openTestShop, type TestShop, Visitor } from '../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('a cover opened by itself runs no script and passes for nothing but a picture', async () => {
  const [row] = (await new Visitor(shop.app).call('browse/get', { t: 'salt path' })).rows;
  const path = `/covers/${row?.eisbn}/${row?.cover_image_cache}.svg`;
  const get = (of: string, more: Record<string, string> = {}) => ask(shop.app, { method: 'GET', path: of, headers: { host: 'localhost', ...more } });
  const cover = await get(path);
  const answers = [
    cover,
    await get(path, { 'if-none-match': cover.headers.etag ?? '' }),
    await get('/covers/none.svg'),
    await get('/covers/9780000000000/x.svg'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 304, 200, 404]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" });
  expect(cover.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});
