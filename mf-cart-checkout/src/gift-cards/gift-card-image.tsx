import { failureText, useCall } from '@bookfront/shared/api-client';
import type { RemoteProps } from '@bookfront/shared/contract';
import { href } from '@bookfront/shared/routes';
import { Cover, FailedState, ShopLink, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

type GiftCardImageProps = RemoteProps['mf_cart_checkout/GiftCardImage'];

/**
 * PGB-43: a picture of a gift card that leads to the gift cards page: the block's own, else that of the shop's first
 * gift card.
 */
export function GiftCardImage({ image, alt }: GiftCardImageProps) {
  if (!image) return <StoreGiftCardImage alt={alt} />;
  return (
    <Frame to={href.giftCards()}>
      <img src={image} alt={alt || m.gift_cards()} loading="lazy" />
    </Frame>
  );
}

/** Nothing where the shop sells no gift card. */
function StoreGiftCardImage({ alt }: Pick<GiftCardImageProps, 'alt'>) {
  const { data, error, refetch } = useCall('giftcard/get', {});
  if (error) return <FailedState title={m.generic_error()} text={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={1} height="20rem" />;
  const card = data.store_giftcards[0];
  if (!card) return null;
  return (
    <Frame to={href.giftCards()}>
      <Cover title={{ ...card, cover_url: '' }} alt={alt || card.title} large />
    </Frame>
  );
}

const Frame = styled(ShopLink)`
  display: block;
  width: fit-content;
  max-width: 100%;
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: 6px;
  }
`;
