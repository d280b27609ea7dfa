import { formatAuthors, languageOf } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { CartItem } from '@bookfront/shared/schemas';
import { Button, Cover, ShopLink } from '@bookfront/shared/ui';
import * as m from '#messages';
import { LineNotes } from '../../cart-line';
import { DialogButton } from '../../dialog-button';
import { LineAvailability } from './line-availability';
import { LinePrice } from './line-price';
import { LineQuantity } from './line-quantity';
import { Row } from './line-row';

interface CartLineProps {
  item: CartItem;
  /** What a screen reader calls the line. */
  name: string;
  showPrice: boolean;
  /** A quantity that was sent and has no answer yet. */
  wanted: number | undefined;
  onQuantity: (quantity: number) => void;
}

export function CartLine({ item, name, showPrice, wanted, onQuantity }: CartLineProps) {
  const { title_info: title, cart_info: info } = item;
  return (
    <Row
      data-line={info.cart_id}
      aria-busy={wanted === undefined ? undefined : true}
      data-leaving={wanted === 0 || undefined}
    >
      <td data-part="image">
        <ShopLink to={href.item(title.eisbn)} tabIndex={-1} aria-hidden="true">
          <Cover title={title} />
        </ShopLink>
      </td>
      <td data-part="title">
        <LineTitle item={item} />
      </td>
      <td data-part="format">{title.binding}</td>
      <td data-part="availability">
        <LineAvailability item={item} />
      </td>
      <td data-part="quantity">
        <LineQuantity
          name={name}
          quantity={wanted ?? info.quantity}
          isGiftCard={info.is_giftcard}
          onQuantity={onQuantity}
        />
        <span>
          {info.is_giftcard && <EditGiftCard item={item} name={name} />}
          <Button kind="plain" aria-label={m.remove_name({ name })} onClick={() => onQuantity(0)}>
            {m.remove()}
          </Button>
        </span>
      </td>
      {showPrice && (
        <td data-part="price">
          <LinePrice info={info} />
        </td>
      )}
    </Row>
  );
}

function LineTitle({ item: { title_info: title, cart_info } }: Pick<CartLineProps, 'item'>) {
  return (
    <>
      <ShopLink to={href.item(title.eisbn)} {...languageOf(title)}>
        {title.title}
      </ShopLink>
      {title.subtitle && <p>{title.subtitle}</p>}
      {title.authors.length > 0 && <p dir="auto">{formatAuthors(title.authors)}</p>}
      <LineNotes info={cart_info} />
    </>
  );
}

/** GFT-11 */
function EditGiftCard({ item: { title_info: title, cart_info }, name }: Pick<CartLineProps, 'item' | 'name'>) {
  return (
    <DialogButton label={m.edit()} name={m.edit_name({ name })} load={() => import('../../gift-card-dialog')}>
      {({ GiftCardDialog }, close) => (
        <GiftCardDialog eisbn={title.eisbn} title={title.title} line={cart_info} onClose={close} />
      )}
    </DialogButton>
  );
}
