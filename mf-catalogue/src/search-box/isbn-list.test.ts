import { expect, test } from '@jest/globals';
import { isIsbnList } from './isbn-list';

test.each([
  ['ten digits, the last an x of either case [SRC-11]', '080442957x 0306406152'],
  ['an X with a space behind [SRC-11]', '080442957X 080442957X'],
  ['978 and 979 [SRC-12]', '9780306406157,9791032305690'],
  ['hyphens and spaces', '978-0-306-40615-7\n0 8044 2957 X'],
  ['an en dash and a no-break space', '978–0–306–40615–7;0\u00a08044\u00a02957\u00a0X'],
  ['a slip in one of them', '9780306406157 9780306406158'],
  ['words around', 'ISBN 9780306406157 (hardcover), ISBN 0-306-40615-2.'],
  ['full-width digits and invisible marks', '９７８０３０６４０６１５７ 97808\u200b04429573'],
])('a list is %s: %j', (_what, text) => expect(isIsbnList(text)).toBe(true));

test.each([
  ['one ISBN', '978-0-306-40615-7'],
  ['977 numbers [SRC-12]', '9770306406157 9770306406158'],
  ['telephone numbers', '604 555 0123, 604 555 0124'],
  ['digits within words', 'A0306406152 B0306406152'],
  ['longer numbers', '97803064061570 97803064061571'],
  ['nothing', ''],
  ['words', 'war and peace'],
])('%s is no list: %j', (_what, text) => expect(isIsbnList(text)).toBe(false));
