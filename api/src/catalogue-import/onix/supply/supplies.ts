import { all, first, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import { coverageOf, hasTerritory, type SalesPlace } from './territory';

/** What a product's suppliers offer in the shop's market. */
export interface Supply {
  detail: OnixNode;
  /** Status and dates of the market, if the feed has them. */
  market: OnixNode | undefined;
}

/** The supplies that are for the shop's market, or for any. */
export function suppliesOf(product: OnixNode, place: SalesPlace): Supply[] {
  const old = all(product, 'SupplyDetail')
    .filter((detail) => isForPlace(detail, place))
    .map((detail) => ({ detail, market: marketOf(product, place) }));
  const blocks = all(product, 'ProductSupply').filter((block) => isForMarket(block, place));
  return [
    ...old,
    ...blocks.flatMap((block) =>
      all(block, 'SupplyDetail').map((detail) => ({ detail, market: first(block, 'MarketPublishingDetail') })),
    ),
  ];
}

const isForMarket = (block: OnixNode, place: SalesPlace): boolean =>
  all(block, 'Market').length === 0 ||
  all(block, 'Market').some((market) => coverageOf(market, place) !== undefined || !mayRestrict(market));

/** A market without a territory is any. */
const mayRestrict = (market: OnixNode): boolean => first(market, 'Territory') !== undefined;

const isForPlace = (detail: OnixNode, place: SalesPlace): boolean =>
  !hasTerritory(detail) || coverageOf(detail, place) !== undefined || isExclusionOnly(detail, place);

/** `SupplyToCountryExcluded` alone: everywhere else. */
const isExclusionOnly = (detail: OnixNode, { country }: SalesPlace): boolean =>
  text(detail, 'SupplyToCountry', 'SupplyToTerritory', 'SupplyToRegion') === '' &&
  !all(detail, 'SupplyToCountryExcluded').some((one) => one.parts.join(' ').split(/\s+/).includes(country));

function marketOf(product: OnixNode, place: SalesPlace): OnixNode | undefined {
  return all(product, 'MarketRepresentation').find((one) => coverageOf(one, place) !== undefined);
}
