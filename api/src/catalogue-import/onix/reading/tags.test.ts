import { parseElement } from './parse-element';
import { elementsOfRelease } from './tag-table';
import { referenceName } from './tags';

const pairsOf = (table: string): [string, string][] =>
  table
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]);

describe.each([
  ['2.1', elementsOfRelease['2.1'], 431],
  ['3', elementsOfRelease['3'], 507],
])('every element of release %s', (_release, table, count) => {
  const pairs = pairsOf(table);

  it('is in the table', () => expect(pairs).toHaveLength(count));

  it('is read under its reference name in both spellings', () => {
    // the later release renamed the element of this tag
    const expected = (short: string, name: string) => (short === 'b376' ? 'ReligiousTextIdentifier' : name);
    for (const [short, name] of pairs) {
      expect(parseElement(`<${short}>x</${short}>`)).toEqual({ name: expected(short, name), parts: ['x'] });
      expect(parseElement(`<${name}>x</${name}>`)).toEqual({ name, parts: ['x'] });
    }
  });
});

it.each([
  ['j266', 'PriceStatus'],
  ['x462', 'PriceType'],
  ['x310', 'DefaultPriceType'],
  ['productpart', 'ProductPart'],
  ['relatedproduct', 'RelatedProduct'],
])('%s is %s', (short, name) => expect(referenceName(short)).toBe(name));
