import { expect, test } from '@jest/globals';
import { guestSchema } from './contact-rules';

const guest = (phone: string) => ({ name: 'Ann', email: 'ann@example.com', phone });

test.each(['4165550100', '(416) 555-0100', '+1 416.555.0100'])('a guest’s phone may be %s', async (phone) => {
  expect(await guestSchema().isValid(guest(phone))).toBe(true);
});

test.each(['1', '555-0100', '1234567890123456', 'call 4165550100', '(((((-----'])(
  'a guest’s phone may not be %s',
  async (phone) => {
    await expect(guestSchema().validate(guest(phone))).rejects.toThrow('Please input your phone number.');
  },
);
