import { href } from '@bookfront/shared/routes';
import type { Order } from '@bookfront/shared/schemas';
import { ButtonLink } from '@bookfront/shared/ui';
import * as m from '#messages';

/** ORD-29, ORD-30: to the title's page, where it has a price and stock of today. */
export function BuyAgain({ title }: { title: Order['items'][number]['title_info'] }) {
  return (
    <ButtonLink
      kind="plain"
      to={title.is_giftcard ? href.giftCards() : href.item(title.eisbn)}
      aria-label={m.order_buy_again_named({ title: title.title })}
    >
      {m.order_buy_again()}
    </ButtonLink>
  );
}
