import { expect, it } from '@jest/globals';
import { isEmail } from './email';

it.each(['ada@example.com', "o'neill+books@mail.example.co", 'ünal@müller.example'])('takes %s', (text) =>
  expect(isEmail(text)).toBe(true),
);

it.each([
  '',
  'ada',
  'ada@example',
  'a@b.cc,d@e.ff',
  'Ada <a@b.cc>',
  'a@b.cc:q@z.zz',
  'a@b.cc\u0000x.yy',
  '(c)a@b.cc',
  'a(@b.cc',
  'a@b.cc?subject=hi',
  'a@[127.0.0.1]',
  'ada@example.com.',
  'ada@example..com',
  'ada@.example.com',
  'a\u202e@b.cc',
  'a@b.cc\r\nBcc: d@e.ff',
])('refuses %j', (text) => expect(isEmail(text)).toBe(false));
