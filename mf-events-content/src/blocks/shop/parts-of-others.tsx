import { Remote } from '@bookfront/shared/federation';
import { limits } from '@bookfront/shared/schemas/limits';
import { Skeleton, TitleGridSkeleton } from '@bookfront/shared/ui';
import * as m from '#messages';
import type { BlockProps } from '../block-props';
import { BlockHeading } from '../parts';

/** PGB-41 */
export const BrowsePart = ({ block: { heading, path }, level }: BlockProps<'browse'>) => (
  <>
    <BlockHeading text={heading} level={level} />
    <Remote
      id="mf_catalogue/BrowseBlock"
      path={path}
      placeholder={<TitleGridSkeleton cells={limits.pageSize.browseBlock} />}
      label={m.the_shops_titles()}
    />
  </>
);

/** P2 §2 Gift cards */
export const BalancePart = ({ block: { heading }, level }: BlockProps<'balance_checker'>) => (
  <>
    <BlockHeading text={heading} level={level} />
    <Remote
      id="mf_cart_checkout/BalanceChecker"
      placeholder={<Skeleton lines={3} height="9rem" />}
      label={m.the_balance_check()}
    />
  </>
);
