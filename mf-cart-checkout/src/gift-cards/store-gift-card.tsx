import type { GiftCardPage } from '@bookfront/shared/schemas';
import { useShopRules } from '@bookfront/shared/session';
import { Cover } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogButton } from '../dialog-button';

/** GFT-03: one of the shop's gift cards; where the visitor may buy, with its dialog. */
export function StoreGiftCard({ card }: { card: GiftCardPage['store_giftcards'][number] }) {
  const { showCart } = useShopRules();
  return (
    <Card>
      <Cover title={{ ...card, cover_url: '' }} />
      <b>{card.title}</b>
      {showCart && (
        <DialogButton
          kind="quiet"
          label={m.gift_card_choose()}
          name={m.gift_card_choose_title({ title: card.title })}
          load={() => import('../gift-card-dialog')}
        >
          {({ GiftCardDialog }, close) => (
            <GiftCardDialog eisbn={card.eisbn} title={card.title} price={card.price} onClose={close} />
          )}
        </DialogButton>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: 0.6rem;
  overflow-wrap: anywhere;
  b {
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
`;
