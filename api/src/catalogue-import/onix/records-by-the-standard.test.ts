import { type StandardRecord, standardRecords } from '../../../testing/standard-records';
import { openTestImport, type TestImport } from '../../../testing/test-import';

/*
 * Records written from the code lists and the block structure alone, each with what a bookseller in British Columbia
 * expects of it in the shop.
 */
let imports: TestImport;
beforeAll(async () => {
  imports = await openTestImport();
});
afterAll(() => imports.close());

it.each(standardRecords)('takes $kind as a bookseller expects', async (record) => {
  expect(await outcomeOf(record)).toMatchObject(record.expected);
});

async function outcomeOf({ isbn, files }: StandardRecord) {
  let refused = 0;
  for (const [at, file] of files.entries()) {
    const result = await imports.importInto(imports.file(`${isbn}-${at}.xml`, file));
    expect(result.broken).toBeUndefined();
    refused += result.refused;
  }
  const { visitor, shop } = imports;
  const row = await shop.db
    .selectFrom('title')
    .select('product_class')
    .where('eisbn', '=', isbn)
    .where('shop_id', '=', '101')
    .executeTakeFirst();
  const bought = await visitor.post('cart/add', { eisbn: isbn, backorder: 'true' });
  const page = await visitor.post('title/getItem', { eisbn: isbn });
  const shown = Object(page.json());
  return {
    ...shown,
    mainSubject: shown.subjects?.[0]?.subject,
    refused,
    taken: row !== undefined,
    tax: row?.product_class,
    orderable: bought.statusCode === 200,
  };
}
