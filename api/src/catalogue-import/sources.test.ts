import { product3 } from '../../testing/onix-product';
import { openTestImport, type TestImport } from '../../testing/test-import';
import { takeCopies } from '../catalogue/stock';
import { titleCommand } from '../catalogue/title-command';
import { write } from '../database/write';
import { seededRandom } from '../random/seeded-random';

let setup: TestImport;
const lines: string[] = [];
const output = { info: (line: string) => void lines.push(line), error: (line: string) => lines.push(line) };
beforeAll(async () => {
  setup = await openTestImport();
});
beforeEach(() => lines.splice(0));
afterAll(() => setup.close());

const eisbn = '9780306406157';
const shopId = async () =>
  (
    await setup.shop.db
      .selectFrom('shop')
      .select('store_id')
      .where('webstore_name', '=', 'saltwater')
      .executeTakeFirstOrThrow()
  ).store_id;
const feed = (description: string, price: number, stock?: number) =>
  setup.importInto(
    setup.file(
      'feed.xml',
      `<ONIXMessage release="3.0"><Header><Sender/></Header>${product3({
        collateral: `<TextContent><TextType>03</TextType><Text>${description}</Text></TextContent>`,
        supply: `<ProductSupply><SupplyDetail><ProductAvailability>21</ProductAvailability>${
          stock === undefined ? '' : `<Stock><OnHand>${stock}</OnHand></Stock>`
        }<Price><PriceType>01</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price></SupplyDetail></ProductSupply>`,
      })}</ONIXMessage>`,
    ),
  );
const list = (content: string) => setup.importInto(setup.file('list.csv', content));
const sell = async () => {
  const shop = await shopId();
  return write(setup.shop.db, (tx) => takeCopies(tx, shop, { eisbn, condition: 'new', location_id: '', copies: 1 }));
};
const edit = (field: string, value: string) => titleCommand(setup.shop.db, ['set', eisbn, field, value], output);
const offers = async () =>
  setup.shop.db
    .selectFrom('offer')
    .select(['condition', 'location_id', 'price', 'onhand'])
    .where('shop_id', '=', await shopId())
    .where('eisbn', '=', eisbn)
    .orderBy('condition')
    .execute();
const description = async () => (await setup.visitor.call('title/getItem', { eisbn })).description;

async function freshTitle(): Promise<void> {
  const shop_id = await shopId();
  await setup.shop.db.deleteFrom('offer').where('shop_id', '=', shop_id).where('eisbn', '=', eisbn).execute();
  await setup.shop.db
    .updateTable('title')
    .set({ provenance: '{}', source_hash: '' })
    .where('shop_id', '=', shop_id)
    .where('eisbn', '=', eisbn)
    .execute();
  await feed('Words', 20);
  const common = { shop_id, eisbn, list_price: null, onorder: 0, note: '', is_extra_orderable: 0 };
  await setup.shop.db
    .insertInto('offer')
    .values([
      { ...common, condition: 'used', location_id: '', text: 'Used', price: 500, onhand: 2, used: 1, position: 1 },
      { ...common, condition: 'new', location_id: 'east', text: 'New', price: 2000, onhand: 7, used: 0, position: 2 },
    ])
    .execute();
}

describe('a feed', () => {
  beforeEach(freshTitle);

  it('leaves stock, used copies and other locations alone', async () => {
    await list(`isbn,qty\n${eisbn},5\n`);
    await feed('New words', 21);
    expect(await offers()).toEqual([
      { condition: 'new', location_id: '', price: 2100, onhand: 5 },
      { condition: 'new', location_id: 'east', price: 2000, onhand: 7 },
      { condition: 'used', location_id: '', price: 500, onhand: 2 },
    ]);
    expect(await description()).toBe('<p>New words</p>');
  });

  it('leaves what the shop edited by hand alone', async () => {
    await edit('description', 'Our words');
    await edit('for_sale', 'yes');
    await feed('New words', 21);
    expect(await description()).toBe('<p>Our words</p>');
  });
});

describe('a stock list', () => {
  beforeEach(freshTitle);

  it('changes only the columns that it has', async () => {
    expect(await list(`isbn,qty\n${eisbn},5\n`)).toMatchObject({ updated: 1, bad: [] });
    expect(await offers()).toContainEqual({ condition: 'new', location_id: '', price: 2000, onhand: 5 });
    expect(await setup.visitor.call('title/getItem', { eisbn })).toMatchObject({
      title: 'Emma',
      description: '<p>Words</p>',
    });
    await list(`isbn,price\n${eisbn},18.00\n`);
    expect(await offers()).toContainEqual({ condition: 'new', location_id: '', price: 1800, onhand: 5 });
  });

  it('restores on the next day what was sold since', async () => {
    const stock = `isbn,qty\n${eisbn},5\n`;
    await list(stock);
    await sell();
    expect(await list(stock)).toMatchObject({ updated: 1 });
    expect(await offers()).toContainEqual(expect.objectContaining({ location_id: '', condition: 'new', onhand: 5 }));
    expect(await list(stock)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('is refused for a title that the shop doesn’t have', async () => {
    expect(await list('isbn,qty\n9780471958697,5\n')).toMatchObject({
      added: 0,
      bad: [{ record: 1, line: 2, reason: expect.stringContaining('not in the shop') }],
    });
  });
});

describe('a title', () => {
  it('shows where each field comes from', async () => {
    await freshTitle();
    await list(`isbn,qty\n${eisbn},5\n`);
    await edit('title', 'Emma, our edition');
    lines.splice(0);
    expect(await titleCommand(setup.shop.db, ['show', eisbn], output)).toBe(0);
    expect(lines).toContain('title: Emma, our edition  [shop]');
    expect(lines).toContain('description: <p>Words</p>  [feed feed.xml]');
    expect(lines).toContain('new onhand: 5  [list list.csv]');
  });

  it.each([
    [['set', eisbn, 'colour', 'red'], 'The fields that can be set are'],
    [['set', eisbn, 'price', 'cheap'], "can't be the price"],
    [['show', '123'], 'is not an ISBN'],
    [['show', '9780471958697'], 'has no title'],
  ])('is refused for %j', async (args, reason) => {
    lines.splice(0);
    await titleCommand(setup.shop.db, args, output);
    expect(lines.join()).toContain(reason);
  });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'feeds, lists, sales and edits in any order keep the rules (seed %i)',
  async (seed) => {
    await freshTitle();
    const random = seededRandom(`sources ${seed}`);
    const expected = { description: '<p>Words</p>', price: 2000, onhand: 0 };
    const by = { description: 'feed', price: 'feed', onhand: 'feed' };
    const number = () => random.integerBetween(1, 9);
    const steps = {
      feed: async () => {
        const [words, price] = [`Words ${number()}`, number()];
        if (by.description !== 'shop') expected.description = `<p>${words}</p>`;
        if (by.price === 'feed') expected.price = price * 100;
        await feed(words, price);
      },
      feedWithStock: async () => {
        const stock = number();
        if (by.description !== 'shop') expected.description = '<p>Words</p>';
        if (by.price === 'feed') expected.price = 2000;
        if (by.onhand === 'feed') expected.onhand = stock;
        await feed('Words', 20, stock);
      },
      stockList: async () => {
        Object.assign(by, { onhand: 'list' });
        expected.onhand = number();
        await list(`isbn,qty\n${eisbn},${expected.onhand}\n`);
      },
      priceList: async () => {
        Object.assign(by, { price: 'list' });
        expected.price = number() * 100;
        await list(`isbn,price\n${eisbn},${expected.price / 100}.00\n`);
      },
      sale: async () => {
        if (await sell()) expected.onhand--;
      },
      edit: async () => {
        Object.assign(by, { description: 'shop' });
        expected.description = `<p>Ours ${number()}</p>`;
        await edit('description', expected.description);
      },
      editPrice: async () => {
        Object.assign(by, { price: 'shop' });
        expected.price = number() * 100;
        await edit('price', `${expected.price / 100}.00`);
      },
    };
    const trace: string[] = [];
    for (let at = 0; at < 14; at++) {
      const name = random.pick<keyof typeof steps>([
        'feed',
        'feedWithStock',
        'stockList',
        'priceList',
        'sale',
        'edit',
        'editPrice',
      ]);
      trace.push(name);
      await steps[name]();
      const own = (await offers()).find((one) => one.condition === 'new' && one.location_id === '');
      const actual = {
        description: await description(),
        price: own?.price,
        onhand: own?.onhand,
        offers: (await offers()).length,
      };
      expect({ trace, ...actual }).toEqual({ trace, ...expected, offers: 3 });
    }
  },
  60_000,
);
