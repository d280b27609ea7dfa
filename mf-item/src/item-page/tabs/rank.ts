import * as m from '#messages';

/** Sales-rank tiers (P1 §9): a title within one is 'Top {tier}'. */
const bestsellerTiers = [1000, 10_000, 30_000, 100_000];
const futureTiers = [100, 1000, 3000, 10_000];

/** 'Top 1000 bestseller', 'Top 100 forthcoming title', or undefined beyond the largest tier (GAP-30). */
export function rankText(rank: number | null, isForthcoming: boolean): string | undefined {
  if (rank === null || rank < 1) return undefined;
  const tier = (isForthcoming ? futureTiers : bestsellerTiers).find((limit) => rank <= limit);
  if (tier === undefined) return undefined;
  return isForthcoming ? m.rank_forthcoming({ tier }) : m.rank_bestseller({ tier });
}
