import { openTestImport, type TestImport } from '../../testing/test-import';
import { toOffer } from './offers';

const now = 1_800_000_000;
const toCome = { status: 'active', release_date: now + 86_400, for_sale: 1 };
const row = {
  ...{ shop_id: '101', eisbn: '9780306406157', condition: 'new', location_id: '', text: 'New', position: 0 },
  ...{ list_price: 2000, price: 2000, onhand: 0, onorder: 0, used: 0, note: '', is_extra_orderable: 1 },
};

describe('a title to come', () => {
  it('without stock is pre-ordered; none of its texts says that it can be had now', () => {
    const offer = toOffer(row, toCome, now, true);
    expect(offer).toMatchObject({ availability: 'forthcoming', message: 'Not yet published' });
    expect(offer.sub_message).toBe('Pre-order it and have it when it’s published.');
  });

  it('that takes no orders yet can only be asked for', () => {
    expect(toOffer({ ...row, is_extra_orderable: 0 }, toCome, now, true)).toMatchObject({
      availability: 'no_price',
      message: 'Contact store for availability',
    });
  });

  it('with copies in the shop is sold as far as they go', () => {
    expect(toOffer({ ...row, is_extra_orderable: 0, onhand: 3 }, toCome, now, true)).toMatchObject({
      availability: 'forthcoming',
      message: 'In stock',
    });
  });

  it('is an ordinary one from its day on', () => {
    expect(toOffer(row, { ...toCome, release_date: now }, now, true)).toMatchObject({
      availability: 'available',
      message: 'Available to order',
    });
  });
});

describe('a title to come in a table', () => {
  let setup: TestImport;
  beforeAll(async () => {
    setup = await openTestImport();
  });
  afterAll(() => setup.close());

  it('can be pre-ordered', async () => {
    await setup.importInto(
      setup.file('coming.csv', 'isbn,title,price,publication date\n9780306406157,Emma,12.00,2199-05-01\n'),
    );
    const { cart } = await setup.visitor.call('cart/add', { eisbn: '9780306406157' });
    expect(cart.items[0]).toMatchObject({
      title_info: { available: [{ availability: 'forthcoming' }] },
      cart_info: { cartable: true, quantity: 1 },
    });
  });
});
