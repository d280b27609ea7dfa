import { all, has, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import { type Coverage, coverageOf, type SalesPlace } from './territory';

interface RightsStatement {
  isForSale: boolean;
  coverage: Coverage;
}
/** List 46: 01, 02, 07 and 08 are for sale, 03 to 06 not; 00 is unknown and states nothing. */
const forSale = /^0[1278]$/;
const notForSale = /^0[3-6]$/;

/**
 * Whether the publisher's rights let the shop sell in its country. A statement that names the country beats one of the
 * whole world, and that one the rest of the world; of two equal ones the refusal holds. Rights that are stated only for
 * other countries are none for this one.
 */
export function mayBeSold(publishing: OnixNode, place: SalesPlace): boolean {
  const statements = statementsOf(publishing, place);
  for (const kind of ['named', 'world', 'rest'] as const) {
    const found = statements.filter(({ coverage }) => coverage === kind);
    if (found.length > 0) return found.every(({ isForSale }) => isForSale);
  }
  const rest = text(publishing, 'ROWSalesRightsType');
  if (forSale.test(rest) || notForSale.test(rest)) return forSale.test(rest);
  return !statements.some(({ isForSale }) => isForSale);
}

function statementsOf(publishing: OnixNode, place: SalesPlace): RightsStatement[] {
  const rights = all(publishing, 'SalesRights').flatMap((one) => {
    const type = text(one, 'SalesRightsType');
    const isStatement = forSale.test(type) || notForSale.test(type);
    // rights for one chain of shops, or with a restriction on outlets, say nothing of this shop
    if (!isStatement || has(one, 'SalesRestriction')) return [];
    return [{ isForSale: forSale.test(type), coverage: coverageOf(one, place) }];
  });
  const refusals = all(publishing, 'NotForSale').map((one) => ({
    isForSale: false,
    coverage: coverageOf(one, place),
  }));
  return [...rights, ...refusals];
}
