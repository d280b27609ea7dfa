import { accountAreaCalls } from './calls/account-area-calls';

const profile = {
  first_name: 'Ruth',
  last_name: 'Okafor',
  street_address: '9 Marine Drive',
  city: 'Gibsons',
  country: 'CA',
  phone_number: '(604) 555-0111',
};
const {
  'account/modify': modify,
  'account/create': create,
  'account/check': check,
  'account/resetPassword': reset,
} = accountAreaCalls;
const failed = (
  schema: {
    safeParse: (fields: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
  },
  fields: object,
) => schema.safeParse(fields).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each([
  ['profile', { ...profile, password: 'x' }],
  ['password', { password: 'x', new_password: 'a new one' }],
  ['email', { email_address: 'a@example.com', password: 'x' }],
  ['email', { email_address: 'a@example.com', password: 'x', callback_url: 'https://shop.example/account/details' }],
  ['token', { token: 't' }],
])('account/modify knows the form %s by its fields [API-090]', (form, fields) => {
  expect(modify.payload.parse({ ...fields, uuid: 'u', session_id: 's' })).toMatchObject({ ...fields, form });
});

it('what is wrong with a form of account/modify is told at its field [ACC-27] [ACC-31] [ACC-34]', () => {
  expect(failed(modify.payload, { ...profile, first_name: '' })).toEqual([
    'first_name: firstName',
    expect.stringMatching(/^password: /),
  ]);
  expect(failed(modify.payload, { password: 'x', new_password: '1234567' })).toEqual(['new_password: passwordLength']);
  expect(failed(modify.payload, { email_address: 'nobody', password: 'x' })).toEqual(['email_address: email']);
  expect(failed(modify.payload, { ...profile, password: 'x', phone_number: '604 555' })).toEqual([
    'phone_number: accountPhone',
  ]);
});

it('an account needs an email or the token of one, a password, and a name if it is an institution [ACC-12] [ACC-46]', () => {
  const password = 'a long enough one';
  expect(failed(create.payload, { ...profile, password })).toEqual(['email_address: accountEmail']);
  expect(create.payload.parse({ ...profile, password, token: 't' })).toMatchObject({
    phone_number_type: 'home',
    communication_preference: 'phone',
    is_institution: false,
    company: '',
  });
  expect(failed(create.payload, { ...profile, password, token: 't', is_institution: 'true' })).toEqual([
    'company: institutionName',
  ]);
});

it('the shop’s own fields are JSON of at most 50 characters each [ACC-48]', () => {
  const filled = (text: string) => ({
    ...profile,
    password: 'a long enough one',
    token: 't',
    account_extra_fields: JSON.stringify({ house: text }),
  });
  expect(create.payload.parse(filled('x'.repeat(50)))).toMatchObject({
    account_extra_fields: { house: 'x'.repeat(50) },
  });
  expect(failed(create.payload, filled('x'.repeat(51)))).toHaveLength(1);
});

it('an empty email is told as missing, a wrong one as wrong [ACC-47]', () => {
  expect(failed(check.payload, {})?.[0]).toBe('email_address: accountEmail');
  expect(failed(check.payload, { email_address: 'a b@example.com' })).toEqual(['email_address: email']);
});

it('a plain form’s confirmation has to be the same as the new password [ACC-33]', () => {
  const mismatch = ['confirmation: passwordConfirmation'];
  expect(failed(modify.payload, { password: 'x', new_password: 'a new one', confirmation: 'another' })).toEqual(
    mismatch,
  );
  const account = { ...profile, email_address: 'ruth@example.com', password: 'a new one' };
  expect(failed(create.payload, { ...account, confirmation: 'another' })).toEqual(mismatch);
  expect(failed(create.payload, { ...account, confirmation: 'a new one' })).toBeUndefined();
  expect(failed(reset.payload, { token: 't', password: 'a new one', confirmation: '' })).toEqual(mismatch);
});
