import { type List, limits } from '@bookfront/shared/schemas';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { countStatements } from '../../testing/count-statements';
import { sendFile } from '../../testing/send-file';
import { stockTitle } from '../../testing/stock';
import { listsOfAccount } from './list-repository';

let shop: TestShop;
let reader: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  reader = new Visitor(shop.app);
  await reader.logIn();
});
afterAll(() => shop.close());

const create = async (
  name: string,
  more: { description?: string; eisbn?: string } = {},
  who = reader,
): Promise<List> => {
  const { rows, list_id } = await who.call('titlelist/create', { name, ...more });
  const list = rows.find((row) => row.list_id === list_id);
  if (!list) throw new Error(`${name} is not among the lists`);
  return list;
};
const titlesOf = async (list_id: string, who = reader): Promise<string[]> =>
  (await who.call('titlelist/getItemsSimple', { list_id, limit: 200 })).rows.map(({ eisbn }) => eisbn);

/** Inserts `size` titles that the shop sells into a list in the database. */
async function fill(list_id: string, size: number): Promise<string[]> {
  const titles = shop.db.selectFrom('title').select('eisbn').where('shop_id', '=', '101').where('for_sale', '=', 1);
  const rows = await titles.where('is_giftcard', '=', 0).orderBy('id').limit(size).execute();
  for (const [position, { eisbn }] of rows.entries())
    await shop.db.insertInto('list_item').values({ list_id, eisbn, position }).execute();
  return rows.map(({ eisbn }) => eisbn);
}

describe('a reader’s own list', () => {
  it('is created with a name, a description and a first title [API-028]', async () => {
    const eisbn = await stockTitle(shop, 1);
    const list = await create('Book club', { description: 'Tuesdays,\nat seven', eisbn });
    expect(list).toMatchObject({
      name: 'Book club',
      description: '<p>Tuesdays,<br>at seven</p>',
      description_text: 'Tuesdays,\nat seven',
      can_delete: true,
      contains_eisbn: true,
      row_count: 1,
      owner: { is_you: true },
    });
    expect(await titlesOf(list.list_id)).toEqual([eisbn]);
  });

  it.each([
    ['none', ''],
    ['only spaces', '   '],
  ])('needs a name: %s is refused [API-028] [LST-20]', async (_, name) => {
    expect(await reader.refusal('titlelist/create', { name })).toMatchObject({
      status: 400,
      fields: { name: 'Name is required.' },
    });
  });

  it('has a name of at most 80 characters, in which markup stays text [API-028] [LST-21]', async () => {
    expect(await reader.refusal('titlelist/create', { name: 'x'.repeat(81) })).toMatchObject({ code: 'validation' });
    expect(await create('x'.repeat(80))).toMatchObject({ name: 'x'.repeat(80) });
    const name = '<img src=x onerror=alert(1)>';
    const description = '<script>alert(1)</script> & <b>bold</b>';
    expect(await create(name, { description })).toMatchObject({
      name,
      description: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;bold&lt;/b&gt;</p>',
      description_text: description,
    });
  });

  it('can’t have the name of another list or of the built-in one', async () => {
    const { list_id } = await create('Twice');
    for (const name of ['Twice', 'tWICE', ' Twice ', 'Favourites', 'favorites'])
      expect(await reader.refusal('titlelist/create', { name })).toMatchObject({
        code: 'list_name_taken',
        error: `You already have a list called “${name.trim()}”. Please choose another name.`,
      });
    const other = await create('Not twice');
    expect(
      await reader.refusal('titlelist/modify', { list_id: other.list_id, name: 'Twice', description: '' }),
    ).toMatchObject({ code: 'list_name_taken' });
    await reader.call('titlelist/modify', { list_id, name: 'twice', description: 'its own name again' });
    const teacher = new Visitor(shop.app);
    await teacher.logIn('teacher@example.com');
    expect(await create('Twice', {}, teacher)).toMatchObject({ name: 'Twice' });
  });

  it('is not created with a title that the shop does not have [API-028]', async () => {
    expect(await reader.refusal('titlelist/create', { name: 'Half made', eisbn: '9780306406157' })).toMatchObject({
      code: 'no_title',
    });
    const { rows } = await reader.call('titlelist/getLists', {});
    expect(rows.map(({ name }) => name)).not.toContain('Half made');
  });

  it('can be renamed, and deleted with its items [GAP-01]', async () => {
    const list = await create('To rename', { eisbn: await stockTitle(shop, 1) });
    const { rows } = await reader.call('titlelist/modify', {
      list_id: list.list_id,
      name: 'Renamed',
      description: 'New words',
    });
    expect(rows).toContainEqual(
      expect.objectContaining({ list_id: list.list_id, name: 'Renamed', description_text: 'New words' }),
    );
    const { rows: left } = await reader.call('titlelist/delete', { list_id: list.list_id });
    expect(left.map(({ list_id }) => list_id)).not.toContain(list.list_id);
    expect(await reader.refusal('titlelist/getItemsSimple', { list_id: list.list_id })).toMatchObject({
      code: 'invalid_list_id',
    });
    const items = shop.db.selectFrom('list_item').selectAll().where('list_id', '=', list.list_id);
    expect(await items.execute()).toEqual([]);
  });

  it('refuses the second of two concurrent changes [GAP-01]', async () => {
    const { list_id, revision } = await create('Two windows');
    await reader.call('titlelist/modify', { list_id, name: 'By the first', description: '', revision });
    expect(
      await reader.refusal('titlelist/modify', { list_id, name: 'By the second', description: '', revision }),
    ).toMatchObject({ status: 409, code: 'list_changed' });
    const { list } = await reader.call('titlelist/getItems', { list_id });
    expect(list.name).toBe('By the first');
  });

  it('can’t be renamed or deleted if it is built in, under either name [LST-01] [GAP-01]', async () => {
    for (const list_id of ['favourites', (await reader.call('session/get', {})).wishlist_id]) {
      const fields = { list_id, name: 'Mine', description: '' };
      expect(await reader.refusal('titlelist/modify', fields)).toMatchObject({ code: 'list_built_in' });
      expect(await reader.refusal('titlelist/delete', { list_id })).toMatchObject({ code: 'list_built_in' });
    }
    const { rows } = await reader.call('titlelist/getLists', {});
    expect(rows[0]).toMatchObject({ can_delete: false, name: 'Favourites' });
  });

  it('is listed with its number of titles, and with whether it contains a title [API-027] [LST-24]', async () => {
    const [eisbn, other] = [await stockTitle(shop, 1), await stockTitle(shop, 1)];
    const has = await create('Has it', { eisbn });
    const lacks = await create('Lacks it', { eisbn: other });
    const told = async (asked: { eisbn?: string }) =>
      new Map(
        (await reader.call('titlelist/getLists', asked)).rows.map((row) => [
          row.list_id,
          [row.contains_eisbn, row.row_count],
        ]),
      );
    const of = await told({ eisbn });
    expect([of.get(has.list_id), of.get(lacks.list_id)]).toEqual([
      [true, 1],
      [false, 1],
    ]);
    expect((await told({})).get(has.list_id)).toEqual([false, 1]);
  });

  it('doesn’t exist for another account, and asks guests to log in', async () => {
    const { list_id } = await create('Private');
    const other = new Visitor(shop.app);
    await other.logIn('teacher@example.com');
    const mine = await create('Of the teacher', {}, other);
    const attempts = [
      other.refusal('titlelist/getItemsSimple', { list_id }),
      other.refusal('titlelist/modify', { list_id, name: 'Theirs', description: '' }),
      other.refusal('titlelist/delete', { list_id }),
      other.refusal('titlelist/addItemToList', { list_id, eisbn: await stockTitle(shop, 1) }),
      other.refusal('titlelist/copyFromList', { from_list_id: list_id, to_list_id: mine.list_id }),
      other.refusal('titlelist/copyFromList', { from_list_id: mine.list_id, to_list_id: list_id }),
      other.refusal('titlelist/copyToCart', { list_id }),
    ];
    for (const refusal of await Promise.all(attempts))
      expect(refusal).toMatchObject({ status: 404, code: 'invalid_list_id' });
    const upload = await sendFile(other, 'list.txt', '9786800000011', { list_id, add: 'true' }, 'titlelist/import');
    expect(upload.json()).toMatchObject({ code: 'invalid_list_id' });
    expect(await new Visitor(shop.app).refusal('titlelist/getItemsSimple', { list_id })).toMatchObject({
      code: 'login_required',
    });
  });

  it('takes no title beyond the limit, and a refused addition adds none', async () => {
    const full = await create('Full');
    const rows = Array.from({ length: limits.list.titles }, (_, position) => ({
      list_id: full.list_id,
      eisbn: `none-${position}`,
      position,
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await shop.db
        .insertInto('list_item')
        .values(rows.slice(at, at + 1000))
        .execute();
    const eisbn = await stockTitle(shop, 1);
    expect(await reader.refusal('titlelist/addItemToList', { list_id: full.list_id, eisbn })).toMatchObject({
      code: 'list_full',
    });
    const more = await create('One more', { eisbn });
    expect(
      await reader.refusal('titlelist/copyFromList', { from_list_id: more.list_id, to_list_id: full.list_id }),
    ).toMatchObject({ code: 'list_full', error: 'A list holds up to 5000 titles.' });
    expect(await titlesOf(full.list_id)).toEqual([]);
  });
});

describe('many lists', () => {
  it.each([5, 500])('are read in one query: %i', async (count) => {
    const account_id = `of-${count}`;
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ shop_id: '101', account_id, description: '', header: '', header_visible: 0 },
      ...{ list_id: `${account_id}-${at}`, name: `List ${at}`, can_delete: 1, placement: 'other', needs_login: 0 },
      max_titles: null,
    }));
    await shop.db.insertInto('list').values(rows).execute();
    const { db, statements } = countStatements(shop.db);
    expect(await listsOfAccount(db, account_id, '9786800000011')).toHaveLength(count);
    expect(statements()).toBe(1);
  });

  it('are limited per account', async () => {
    const keeper = new Visitor(shop.app, 'lamplight.localhost');
    await keeper.logIn();
    const { account_id } = await shop.db
      .selectFrom('account')
      .select('account_id')
      .where('shop_id', '=', '102')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: limits.list.account - 1 }, (_, at) => ({
      ...{ shop_id: '102', account_id, description: '', header: '', header_visible: 0 },
      ...{ list_id: `kept-${at}`, name: `List ${at}`, can_delete: 1, placement: 'other', needs_login: 0 },
      max_titles: null,
    }));
    await shop.db.insertInto('list').values(rows).execute();
    expect(await keeper.refusal('titlelist/create', { name: 'One more' })).toMatchObject({
      code: 'list_full',
      error: 'You can keep up to 500 lists.',
    });
    await keeper.call('titlelist/delete', { list_id: 'kept-0' });
    await keeper.call('titlelist/create', { name: 'One more' });
  });
});

describe('a page of a list', () => {
  it('reads only its own rows, in the list’s order [API-024] [API-025] [LST-08]', async () => {
    const { list_id } = await create('Long');
    const eisbns = await fill(list_id, 25);
    const page = await reader.call('titlelist/getItemsSimple', { list_id, limit: 10, offset: 20 });
    expect([page.rows.map(({ eisbn }) => eisbn), page.row_count]).toEqual([eisbns.slice(20), 25]);
    const { rows } = await reader.call('titlelist/getItems', { list_id, limit: 5 });
    expect(rows.map(({ eisbn }) => eisbn)).toEqual(eisbns.slice(0, 5));
  });

  it('finds the titles before and after a title without reading the whole list', async () => {
    const { list_id } = await create('Neighbours');
    const eisbns = await fill(list_id, 3);
    const beside = async (eisbn = '') => {
      const title = await reader.call('title/getItem', { eisbn, list_id });
      return [title.list_previous_eisbn, title.list_next_eisbn, title.list_name];
    };
    expect(await beside(eisbns[0])).toEqual(['', eisbns[1], 'Neighbours']);
    expect(await beside(eisbns[1])).toEqual([eisbns[0], eisbns[2], 'Neighbours']);
    expect(await beside(eisbns[2])).toEqual([eisbns[1], '', 'Neighbours']);
    expect(await beside(await stockTitle(shop, 1))).toEqual(['', '', '']);
  });

  it('limits the favourites in the session to the newest, and lists all on request [LST-18]', async () => {
    const favourites = new Visitor(shop.app);
    const { wishlist_id } = await favourites.logIn('librarian@example.com');
    const rows = Array.from({ length: limits.list.wishlist + 5 }, (_, position) => ({
      list_id: wishlist_id,
      eisbn: `none-${position}`,
      position,
    }));
    await shop.db.insertInto('list_item').values(rows).execute();
    const { wishlist } = await favourites.call('session/get', {});
    expect([wishlist.rows.length, wishlist.has_more]).toEqual([limits.list.wishlist, true]);
    const { eisbns } = await favourites.call('titlelist/getEisbns', { list_id: 'favourites' });
    expect([eisbns.length, eisbns.at(-1)]).toEqual([limits.list.wishlist + 5, 'none-0']);
    expect((await reader.call('session/get', {})).wishlist).not.toHaveProperty('has_more');
    expect(wishlist.rows[0]).toEqual({ eisbn: `none-${limits.list.wishlist + 4}` });
  });
});

describe('copying a list', () => {
  it('appends to the other list, whose own titles keep their position [API-031] [LST-27] [ERR-17]', async () => {
    const [a, b, c] = [await stockTitle(shop, 1), await stockTitle(shop, 1), await stockTitle(shop, 1)];
    const from = await create('From');
    for (const eisbn of [a, b, c]) await reader.call('titlelist/addItemToList', { list_id: from.list_id, eisbn });
    const to = await create('To', { eisbn: c });
    const fields = { from_list_id: from.list_id, to_list_id: to.list_id };
    expect(await reader.call('titlelist/copyFromList', fields)).toMatchObject({ added: 2, list: { row_count: 3 } });
    expect(await titlesOf(to.list_id)).toEqual([c, a, b]);
    expect(await reader.call('titlelist/copyFromList', fields)).toMatchObject({ added: 0, list: { row_count: 3 } });
    expect(await titlesOf(from.list_id)).toEqual([a, b, c]);
  });

  it('works for a list of the shop [API-031]', async () => {
    const to = await create('From the shop');
    const shopList = await shop.db
      .selectFrom('list')
      .select('list_id')
      .where('shop_id', '=', '101')
      .where('account_id', 'is', null)
      .executeTakeFirstOrThrow();
    const { added } = await reader.call('titlelist/copyFromList', {
      from_list_id: shopList.list_id,
      to_list_id: to.list_id,
    });
    expect(added).toBeGreaterThan(0);
  });
});

describe('importing a file into a list', () => {
  const send = async (list_id: string, content: string, add: boolean) => {
    const answer = await sendFile(
      reader,
      'list.txt',
      content,
      { list_id, ...(add ? { add: 'true' } : {}) },
      'titlelist/import',
    );
    return answer.json() as Record<string, unknown>;
  };

  it('previews it first, then adds its titles in order, skipping those on the list [LST-32]', async () => {
    const [a, b] = [await stockTitle(shop, 1), await stockTitle(shop, 1)];
    const { list_id } = await create('Pasted', { eisbn: b });
    const text = `${a}\n${b}\n9780306406157\n9780306406158\n`;
    const told = { isbns: 3, matched: 2, already: 1, missing: ['9780306406157'], failed_count: 1 };
    const [first] = (await reader.call('titlelist/getItemsSimple', { list_id })).rows;
    const authors = first?.authors.map(({ name }) => name).join(' and ');
    expect(await send(list_id, text, false)).toMatchObject({ ...told, added: 0, list: { row_count: 1 } });
    const { titles } = await send(list_id, text, false);
    expect(titles).toEqual([
      expect.objectContaining({ eisbn: a, is_held: false }),
      { eisbn: b, title: first?.title, authors, is_held: true },
    ]);
    expect(await titlesOf(list_id)).toEqual([b]);
    expect(await send(list_id, text, true)).toMatchObject({ ...told, added: 1, list: { row_count: 2 } });
    expect(await titlesOf(list_id)).toEqual([b, a]);
  });

  it('reads ten thousand numbers and limits what it reports', async () => {
    const { list_id } = await create('Ten thousand');
    const numbers = Array.from({ length: 10_000 }, (_, at) => isbnOf(at)).join('\n');
    const answer = await send(list_id, numbers, true);
    expect(answer).toMatchObject({ isbns: 10_000, added: 0 });
    expect((answer.missing as string[]).length).toBe(limits.list.titles);
  });

  it('is refused if the file is empty [LST-32]', async () => {
    const { list_id } = await create('Nothing');
    expect(await send(list_id, '', true)).toMatchObject({ code: 'bad_file' });
  });
});

/** The ISBN of a book that the shop doesn't have. */
function isbnOf(at: number): string {
  const body = `9791${String(at).padStart(8, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

describe('the calendar in a list’s description', () => {
  const describeAs = async (list_id: string, description: string): Promise<List> => {
    await shop.db.updateTable('list').set({ description }).where('list_id', '=', list_id).execute();
    return (await new Visitor(shop.app).call('titlelist/getItems', { list_id, limit: 1 })).list;
  };
  const id = 'saltwater-staff-picks';

  it('splits it into valid parts, with a calendar at each marker [LST-03] [GAP-55]', async () => {
    const list = await describeAs(id, '<p>Before [events_calendar] after<script>x()</script></p>[events_calendar]');
    expect(list.description).toBe('<p>Before</p>[events_calendar]after[events_calendar]');
    expect(list.calendar_widgets).toMatchObject([{ month: '202605', today: '20260520' }, {}]);
    expect(list.calendar_widgets[0]?.rows.length).toBeGreaterThan(3);
  });

  it('is shown at most three times, and never in a shopper’s own list [LST-03]', async () => {
    const list = await describeAs(id, '<p>x</p>[events_calendar]'.repeat(9));
    expect(list.calendar_widgets).toHaveLength(3);
    expect(list.description.split('[events_calendar]')).toHaveLength(4);
    const own = await create('With a marker', { description: 'See [events_calendar] here' });
    expect(own).toMatchObject({ calendar_widgets: [], description: '<p>See [events_calendar] here</p>' });
  });
});
