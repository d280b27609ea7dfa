import { toIsbn13 } from '@bookfront/shared/format';
import { reasonAgainstIsbn } from '../values/isbn-reason';
import { all, first, text } from './reading/node';
import type { OnixNode } from './reading/parse-element';

/** The ISBN-13, else the ISBN-10, else a GTIN that is an ISBN; or why there is none. */
export function numberOf(product: OnixNode): string | { reason: string } {
  const values = new Map(
    all(product, 'ProductIdentifier').map((id) => [text(id, 'ProductIDType'), text(id, 'IDValue')]),
  );
  const given = ['15', '02', '03'].map((type) => values.get(type) ?? '').filter(Boolean);
  const isbn = given.map(toIsbn13).find(Boolean);
  if (isbn) return isbn;
  const [shown] = given;
  return { reason: shown ? reasonAgainstIsbn(shown) : 'The product has no ISBN' };
}

/** The code that the till scans: a UPC, or a GTIN that is not an ISBN. */
export function codeOf(product: OnixNode): string {
  const codes = all(product, 'ProductIdentifier').map(
    (id) => [text(id, 'ProductIDType'), text(id, 'IDValue').replace(/\D/g, '')] as const,
  );
  return (
    codes.find(
      ([type, code]) =>
        (type === '04' && code.length === 12) || (type === '03' && code.length === 13 && !toIsbn13(code)),
    )?.[1] ?? ''
  );
}

/** The contents of a pack: its product parts, and related products that it includes (code 01). */
export function partsOf(product: OnixNode, detail: OnixNode): string[] {
  const material = first(product, 'RelatedMaterial') ?? product;
  const included = all(material, 'RelatedProduct').filter(
    (one) => text(one, 'ProductRelationCode', 'RelationCode') === '01',
  );
  const numbers = [...all(detail, 'ProductPart'), ...all(product, 'ContainedItem'), ...included].flatMap((part) => {
    const given = all(part, 'ProductIdentifier').map((id) => toIsbn13(text(id, 'IDValue')));
    return given.find(Boolean) ?? [];
  });
  return [...new Set(numbers)].slice(0, 60);
}
