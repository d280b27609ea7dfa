import { hashPassword } from '../src/account/password';
import type { Db } from '../src/database/open';
import { insertList, plainList } from '../src/list/list-repository';

const password = 'bookfront-demo';
const people = [
  {
    key: 'reader',
    email: 'reader@example.com',
    first_name: 'Robin',
    last_name: 'Reader',
    phone_number: '(604) 555-0111',
    company: '',
    is_institution: 0,
    is_owner: 0,
    corp_id: '',
    communication_preference: 'email',
  },
  {
    key: 'librarian',
    email: 'librarian@example.com',
    first_name: 'Lena',
    last_name: 'Brandt',
    phone_number: '(604) 555-0112',
    company: 'Harbour Road Library',
    is_institution: 1,
    is_owner: 1,
    corp_id: 'harbour-road',
    communication_preference: 'phone',
  },
  {
    key: 'teacher',
    email: 'teacher@example.com',
    first_name: 'Tomas',
    last_name: 'Okafor',
    phone_number: '(604) 555-0113',
    company: 'Harbour Road Library',
    is_institution: 1,
    is_owner: 0,
    corp_id: 'harbour-road',
    communication_preference: 'email',
  },
  {
    key: 'bookseller',
    email: 'bookseller@example.com',
    first_name: 'Bea',
    last_name: 'Marlow',
    phone_number: '(604) 555-0114',
    company: '',
    is_institution: 0,
    is_owner: 0,
    is_staff: 1,
    corp_id: '',
    communication_preference: 'email',
  },
] as const;

/**
 * Accounts that members can act for besides their own. A supplier's belongs to the version-1 site (SES-04).
 */
const corps = [
  {
    corp_id: 'harbour-road',
    name: 'Harbour Road Library',
    type: 'customer',
    is_institution: 1,
    company: 'Harbour Road Library',
  },
  { corp_id: 'coast-reps', name: 'Coast Book Reps', type: 'supplier', is_institution: 0, company: 'Coast Book Reps' },
] as const;
const members = [
  { key: 'librarian', corp_id: 'harbour-road', is_owner: 1 },
  { key: 'librarian', corp_id: 'coast-reps', is_owner: 0 },
  { key: 'teacher', corp_id: 'harbour-road', is_owner: 0 },
] as const;

interface Store {
  store_id: string;
  webstore_name: string;
  american: boolean;
}

/** Adds a customer, an institution's owner and one of its members, and a staff member, with their built-in lists. */
export async function addAccounts(tx: Db, store: Store, hash: string): Promise<void> {
  for (const [at, { key, ...person }] of people.entries()) {
    const wishlist_id = await addFavourites(tx, store, key);
    await tx
      .insertInto('account')
      .values({
        ...person,
        account_id: `${store.store_id}-${key}`,
        shop_id: store.store_id,
        san: `${store.store_id}00${at + 1}`,
        password_hash: hash,
        wishlist_id,
      })
      .execute();
  }
  await addAddresses(tx, store);
  await addCorps(tx, store.store_id);
}

/** Returns the list's id. */
async function addFavourites(tx: Db, { store_id, webstore_name, american }: Store, key: string): Promise<string> {
  const list_id = `${webstore_name}-${key}-favourites`;
  await insertList(tx, {
    ...plainList,
    list_id,
    shop_id: store_id,
    account_id: `${store_id}-${key}`,
    name: american ? 'Favorites' : 'Favourites',
    description: '',
    can_delete: 0,
  });
  return list_id;
}

/** The reader's own address and two others, one of them abroad; the librarian's is the library. */
async function addAddresses(tx: Db, { store_id, american }: Store): Promise<void> {
  const addresses = addressesOf(store_id, american ? [seattle, gibsons] : [gibsons, seattle]);
  await tx.insertInto('address').values(addresses).execute();
}

function addressesOf(store_id: string, [near, far]: readonly [City, City]) {
  const reader = `${store_id}-reader`;
  const librarian = `${store_id}-librarian`;
  return [
    { ...addressRow(reader, 0, near), name: 'Robin Reader', street_address: '9 Marine Drive' },
    {
      ...addressRow(reader, 1, near),
      name: 'June Reader',
      street_address: '31 Orchard Lane',
      street_address_2: 'Unit 4',
    },
    { ...addressRow(reader, 2, far), name: 'Sam Reader', street_address: '208 Alder Street' },
    {
      ...addressRow(librarian, 0, near),
      name: 'Lena Brandt',
      company_name: 'Harbour Road Library',
      street_address: '1 Harbour Road',
    },
  ];
}

const addressRow = (account_id: string, position: number, city: City) => ({
  ...blank,
  ...city,
  address_id: `${account_id}:${position}`,
  account_id,
  position,
});

type City = typeof gibsons;
const blank = { company_name: '', phone_number_ext: '', email_address: '', street_address_2: '' };
const gibsons = {
  city: 'Gibsons',
  country: 'CA',
  province: 'BC',
  postal_code: 'V0N 1V0',
  phone_number: '(604) 555-0111',
};
const seattle = {
  city: 'Seattle',
  country: 'US',
  province: 'WA',
  postal_code: '98101',
  phone_number: '(206) 555-0144',
};

async function addCorps(tx: Db, shop_id: string): Promise<void> {
  await tx
    .insertInto('corp')
    .values(corps.map((corp) => ({ ...corp, shop_id })))
    .execute();
  await tx
    .insertInto('corp_member')
    .values(members.map(({ key, ...member }) => ({ ...member, shop_id, account_id: `${shop_id}-${key}` })))
    .execute();
}

export const demoPasswordHash = (): Promise<string> => hashPassword(password);
