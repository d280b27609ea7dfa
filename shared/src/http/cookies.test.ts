import { expect, test } from '@jest/globals';
import { cookieLine, readSecret } from './cookies';

const ada = `Ada-${'a'.repeat(24)}`;
const eve = `Eve-${'e'.repeat(24)}`;

test.each([
  `session_id=${ada}`,
  `theme=dark;session_id=${ada};a=b`,
  `  session_id =\t${ada} ; a=b`,
  `session_id=${ada}; session_id=${eve}`,
  `session_id=; session_id=${ada}; session_id=${eve}`,
  `session_id=short; session_id=${ada}`,
  `session_id="${eve}"; session_id=${ada}`,
  `session_id=${eve}.x; session_id=${ada}`,
  `session_id=${eve.replace('-', '%2D')}; session_id=${ada}`,
  `session_id; session_id=${ada}`,
  `a;session_id=;session_id=${ada}`,
  `x=session_id=${eve}; session_id=${ada}`,
  `Session_Id=${eve}; session_id=${ada}`,
  `session_id=${eve}=; session_id=${ada}`,
  `session_id==${eve}; session_id=${ada}`,
  `__proto__=${eve}; session_id=${ada}`,
  `session_id=${'e'.repeat(129)}; session_id=${ada}`,
])('the secret is the first well-formed one: %j', (header) => expect(readSecret(header)).toBe(ada));

test.each([
  undefined,
  '',
  ';;;',
  '=',
  'session_id',
  'session_id=short',
  `xsession_id=${eve}`,
  `session_id=${eve}, session_id=${eve}`,
  `__proto__=session_id=${eve}`,
  `session_id=${eve}\u00e9`,
])('a guest has none: %j', (header) => expect(readSecret(header)).toBeUndefined());

test('a cookie is closed to scripts and to posts of other sites, and Secure in a shop on https', () => {
  expect(cookieLine('pins', 'a=1; b', 60, true)).toBe(
    'pins=a%3D1%3B%20b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(cookieLine('pins', '', 0, false)).toBe('pins=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});
