import { entryOf, product3 } from '../../../testing/onix-product';

const isbn = /<ProductIdentifier>.*<\/ProductIdentifier>/;
const numbered = (...ids: [type: string, value: string][]) =>
  product3({}).replace(
    isbn,
    ids
      .map(
        ([type, value]) =>
          `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${value}</IDValue></ProductIdentifier>`,
      )
      .join(''),
  );

describe('the number of a product', () => {
  it.each([
    ['an ISBN-10', [['02', '0-306-40615-2']]],
    ['a GTIN that is an ISBN', [['03', '9780306406157']]],
    [
      'the good one of two',
      [
        ['15', '9780306406158'],
        ['03', '9780306406157'],
      ],
    ],
    [
      'the ISBN beside a number of the publisher’s own',
      [
        ['01', 'EM-12'],
        ['15', '9780306406157'],
      ],
    ],
  ] as const)('is %s', (_what, ids) => {
    expect(entryOf(numbered(...ids.map(([type, value]): [string, string] => [type, value])))).toMatchObject({
      update: { eisbn: '9780306406157' },
    });
  });

  it.each([
    ['15', '9780306406158', 'its check digit is wrong'],
    ['15', '978030640615', 'has 12 digits: it is a UPC, or an ISBN that lost one'],
    ['03', '4006381333931', 'is an article number (GTIN), not an ISBN'],
    ['15', '9790260000438', 'is sheet music (ISMN), not a book'],
    ['02', '03064061', 'is not an ISBN: it has 8 digits'],
    ['15', 'TBA', "'TBA' is not an ISBN"],
    ['01', 'EM-12', 'The product has no ISBN'],
  ])('of type %s, %s, is refused with its own words: %s', (type, value, reason) => {
    expect(entryOf(numbered([type, value]))).toMatchObject({ kind: 'bad', reason: expect.stringContaining(reason) });
  });
});
