import { all, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import { type Coverage, coverageOf, type SalesPlace } from './territory';

/** Codes of list 2: not available separately, trade-only product, trade-only pack. */
const tradeOnly = ['01', '20', '30'];

/** Dumpbins, spinners and packs are for shops, never for their customers. */
export const isTradeOnly = (detail: OnixNode): boolean =>
  tradeOnly.includes(text(detail, 'ProductComposition')) || /^X/i.test(text(detail, 'ProductForm'));

/** Restrictions of list 71 that leave an ordinary bookshop free to sell. */
const open = ['', '00', '08', '09', '11', '12', '15', '16', '17', '18', '19', '20', '23', '99'];

/** Whether only other outlets may sell it: one retailer, libraries, schools. */
const isRestricted = (node: OnixNode): boolean =>
  all(node, 'SalesRestriction').some(
    (one) => !open.includes(text(one, 'SalesRestrictionType', 'SalesRestrictionTypeCode')),
  );

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
  if (isRestricted(publishing)) return false;
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
  const rights = all(publishing, 'SalesRights').flatMap((one): RightsStatement[] => {
    const type = text(one, 'SalesRightsType');
    if (!forSale.test(type) && !notForSale.test(type)) return [];
    const isForSale = forSale.test(type);
    if (!isRestricted(one)) return [{ isForSale, coverage: coverageOf(one, place) }];
    // what another outlet may sell is for sale elsewhere; what it may not sell says nothing of this shop
    return isForSale ? [{ isForSale, coverage: undefined }] : [];
  });
  const refusals = all(publishing, 'NotForSale').map((one) => ({
    isForSale: false,
    coverage: coverageOf(one, place),
  }));
  return [...rights, ...refusals];
}
