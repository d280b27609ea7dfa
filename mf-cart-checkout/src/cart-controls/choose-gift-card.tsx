import type { RemoteProps } from '@bookfront/shared/contract';
import { href } from '@bookfront/shared/routes';
import { ButtonLink, useOnDemand } from '@bookfront/shared/ui';
import { opensElsewhere } from '@bookfront/shared/ui/opens-elsewhere';
import type { MouseEvent } from 'react';
import * as m from '#messages';

/** A gift card is bought with an amount, in its dialog; without scripts the link leads to the shop's gift cards. */
export function ChooseGiftCard({
  title: { eisbn, title },
  offer,
  compact = false,
}: RemoteProps['mf_cart_checkout/CartControls']) {
  const { code, failedDialog, start, stop, warm } = useOnDemand(() => import('../gift-card-dialog'));
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    start();
  };
  return (
    <>
      <ButtonLink
        to={href.giftCards()}
        aria-haspopup="dialog"
        aria-label={m.gift_card_choose_amount_title({ title })}
        kind={compact ? 'quiet' : undefined}
        onClick={open}
        onMouseEnter={warm}
      >
        {m.gift_card_choose_amount()}
      </ButtonLink>
      {code && <code.GiftCardDialog eisbn={eisbn} title={title} price={offer.price} onClose={stop} />}
      {failedDialog}
    </>
  );
}
