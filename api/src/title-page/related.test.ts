import { solveChallenge } from 'altcha-lib/v1';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { findAudiobooks } from '../audiobooks/find-audiobooks';
import type { CallContext } from '../call-context/call-context';
import { saveTitle } from '../catalogue/title-repository';
import { write } from '../database/write';
import { noSandbox } from '../payment-provider/providers';
import { shopByName } from '../shop/shop';
import { emptyOffer, emptyTitle, type TitleRecord } from '../title/title-record';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  visitor = new Visitor(shop.app);
  await add({
    ...base,
    eisbn: '9786900000012',
    title: 'Emma',
    width: 5,
    height: 8,
    extras: {
      ...base.extras,
      upc: '012345678905',
      audiobook: true,
      interiors: ['1', '2'],
      media: [{ type: 'component', data: 'abc' }],
      comments: [{ author: 'Ann', text: 'Ha' }],
    },
  });
  await add({ ...base, eisbn: '9786900000029', title: 'Emma', width: 6, height: 9 });
  await add({
    ...base,
    eisbn: '9786900000036',
    title: 'Emma',
    binding: 'Hardcover',
    binding_code: 'BB',
    width: 6,
    height: 9,
  });
  await add({
    ...base,
    eisbn: '9786900000043',
    title: 'Two by Austen',
    parts: ['9786900000012', '9786900000036', 'GONE-1'],
  });
  await add({ ...base, eisbn: 'MUG-1', title: 'A mug', authors: [], binding: 'Mug', product_class: 'other' });
});
afterAll(() => shop.close());

const base: Omit<TitleRecord, 'eisbn' | 'title'> = {
  ...emptyTitle,
  authors: [{ name: 'Jane Austën', canadian: false }],
  binding: 'Paperback',
  binding_code: 'BC',
  offers: [{ ...emptyOffer, price: 1500, list_price: 1500, onhand: 2 }],
};

async function add(record: TitleRecord): Promise<void> {
  const owner = await shopByName(shop.db, 'saltwater');
  if (!owner) throw new Error('no shop');
  await write(shop.db, (tx) => saveTitle(tx, owner, record));
  await shop.db
    .updateTable('shop')
    .set(({ eb }) => ({ catalogue_revision: eb('catalogue_revision', '+', 1) }))
    .where('store_id', '=', owner.store_id)
    .execute();
}

const numbers = (rows: readonly { eisbn: string }[]) => rows.map((row) => row.eisbn);

describe('related titles', () => {
  it('include other sizes in the same binding [API-018]', async () => {
    const { related } = await visitor.call('title/getMoreSizes', { eisbn: '9786900000012' });
    expect(numbers(related[0]?.rows ?? [])).toEqual(['9786900000029']);
    expect(related[0]).toMatchObject({
      row_count: 1,
      fullname: 'Other sizes',
      tooltip: expect.stringContaining('Emma'),
    });
    expect((await visitor.call('title/getMoreSizes', { eisbn: '9786900000036' })).related[0]?.rows).toEqual([]);
    expect((await visitor.call('title/getItem', { eisbn: '9786900000012' })).has_sizes).toBe(true);
    expect((await visitor.call('title/getItem', { eisbn: '9786900000036' })).has_sizes).toBe(false);
  });

  it('include other editions [API-019]', async () => {
    expect(numbers((await visitor.call('title/getBindingItems', { eisbn: '9786900000012' })).rows)).toEqual([
      '9786900000029',
      '9786900000036',
    ]);
  });

  it('include its parts and the packs that contain it [API-017]', async () => {
    const pack = await visitor.call('title/getRelatedItems', { eisbn: '9786900000043' });
    expect(numbers(pack.included_items.rows)).toEqual(['9786900000012', '9786900000036']);
    expect(pack.included_items).toMatchObject({
      row_count: 2,
      fullname: 'Included items',
      tooltip: expect.stringContaining('Two by Austen'),
    });
    expect(pack.included_in).toMatchObject({ rows: [], row_count: 0 });
    const part = await visitor.call('title/getRelatedItems', { eisbn: '9786900000012' });
    expect(numbers(part.included_in.rows)).toEqual(['9786900000043']);
    expect((await visitor.call('title/getItem', { eisbn: '9786900000029' })).has_related).toBe(false);
    expect((await visitor.call('title/getItem', { eisbn: '9786900000043' })).has_related).toBe(true);
  });

  it.each(['Jane Austën', 'jane austen', 'JANE  AUSTEN'])(
    'include those by its author, in any spelling: %s [API-020]',
    async (author) => {
      expect(numbers((await visitor.call('title/getAuthorItems', { author })).rows).toSorted()).toEqual([
        '9786900000012',
        '9786900000029',
        '9786900000036',
        '9786900000043',
      ]);
    },
  );

  it('include titles of exactly that author name, not of part of it', async () => {
    expect((await visitor.call('title/getAuthorItems', { author: 'Austen' })).rows).toEqual([]);
    expect((await visitor.call('title/getAuthorItems', { author: '%_*"' })).rows).toEqual([]);
  });

  it.each(['title/getMoreSizes', 'title/getRelatedItems', 'title/getProductCode', 'title/getLibroAudiobooks'] as const)(
    'of an unknown title are refused by %s',
    async (name) => {
      const reader = new Visitor(shop.app);
      await reader.logIn();
      expect(await reader.refusal(name, { eisbn: '9780000000000' })).toMatchObject({
        status: 404,
        code: 'no_title',
        error: 'No Results',
      });
    },
  );
});

it('a title reports its other data [API-016]', async () => {
  expect(await visitor.call('title/getItem', { eisbn: '9786900000012' })).toMatchObject({
    has_libro_audiobook: true,
    has_interiors: true,
    interiors: 2,
    interior_objects: [
      { key: '1', cb: expect.any(String) },
      { key: '2', cb: expect.any(String) },
    ],
    media: [{ type: 'component', data: 'abc' }],
    comments: [{ author: 'Ann', text: 'Ha' }],
    has_product_code: true,
  });
});

describe('the product code', () => {
  async function solved(): Promise<string> {
    const challenge = JSON.parse((await visitor.call('captcha/getChallenge', {})).challenge);
    const solution = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, challenge.maxnumber)
      .promise;
    return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString('base64');
  }

  it('is shown to members at once [API-022]', async () => {
    const reader = new Visitor(shop.app);
    await reader.logIn();
    expect(await reader.call('title/getProductCode', { eisbn: '9786900000012' })).toEqual({
      isbn: '9786900000012',
      isbn_type: 'ISBN-13',
      upc: '012345678905',
      upc_type: 'UPC',
    });
    expect(await reader.refusal('title/getProductCode', { eisbn: 'MUG-1' })).toMatchObject({
      error: 'This title has no product code.',
    });
    expect((await reader.call('title/getItem', { eisbn: 'MUG-1' })).has_product_code).toBe(false);
  });

  it('is shown to guests once per human check [API-022] [GAP-80]', async () => {
    expect(await visitor.refusal('title/getProductCode', { eisbn: '9786900000012' })).toMatchObject({
      status: 403,
      code: 'captcha',
    });
    const captcha = await solved();
    expect((await visitor.call('title/getProductCode', { eisbn: '9786900000012', captcha })).isbn).toBe(
      '9786900000012',
    );
    expect(await visitor.refusal('title/getProductCode', { eisbn: '9786900000012', captcha })).toMatchObject({
      code: 'captcha',
    });
  });

  it('is not shown for a forged or expired check [GAP-80]', async () => {
    const payload = JSON.parse(Buffer.from(await solved(), 'base64').toString());
    const forged = [
      { ...payload, number: payload.number + 1 },
      { ...payload, signature: 'f'.repeat(64) },
      { ...payload, salt: payload.salt.replace(/expires=\d+/, `expires=${testNow + 9999}`) },
    ];
    for (const one of [...forged.map((value) => JSON.stringify(value)), '{}', 'null', 'x', '[1]'])
      expect(
        await visitor.refusal('title/getProductCode', {
          eisbn: '9786900000012',
          captcha: Buffer.from(one).toString('base64'),
        }),
      ).toMatchObject({
        code: 'captcha',
      });
  });

  it('is not part of the title itself', async () => {
    expect(JSON.stringify(await visitor.call('title/getItem', { eisbn: '9786900000012' }))).not.toContain(
      '012345678905',
    );
  });
});

describe('audiobooks', () => {
  const context = async (): Promise<CallContext> => {
    const owner = await shopByName(shop.db, 'saltwater');
    if (!owner) throw new Error('no shop');
    return {
      db: shop.db,
      shop: owner,
      session: undefined,
      now: testNow,
      address: '',
      isTest: false,
      payments: noSandbox,
      sharedOrigin: '',
      log: shop.app.log,
      setSecret: () => undefined,
    };
  };
  const row = (at: number) => ({
    title: `R ${at}`,
    narrators: 'N',
    language: 'English',
    url: `https://audiobooks.example/${at}`,
  });

  it('are listed with narrators, language and link, and a link to more [API-023]', async () => {
    const reply = await visitor.call('title/getLibroAudiobooks', { eisbn: '9786900000012' });
    expect(reply.row_count).toBeGreaterThanOrEqual(reply.rows.length);
    expect(reply.see_more_url).toMatch(/^https:/);
  });

  it('are limited to five', async () => {
    const partner = {
      find: async () => ({ rows: [1, 2, 3, 4, 5, 6, 7].map(row), see_more_url: 'https://audiobooks.example/all' }),
    };
    const reply = await findAudiobooks(await context(), '9786900000012', partner);
    expect([reply.row_count, reply.rows.length, reply.see_more_url]).toEqual([7, 5, 'https://audiobooks.example/all']);
  });

  it('fail with the specification’s text if the partner fails', async () => {
    const partner = { find: () => Promise.reject(new Error('down')) };
    await expect(findAudiobooks(await context(), '9786900000012', partner)).rejects.toMatchObject({
      message: 'There was a problem. We were unable to process this request. Please try again later.',
      code: 'unavailable',
    });
  });
});
