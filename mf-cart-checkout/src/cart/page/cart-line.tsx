import { formatAuthors, formatMoney, langTag, textDirection } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { CartItem } from '@bookfront/shared/schemas';
import { Button, Cover, Hidden, ShopLink } from '@bookfront/shared/ui';
import { useState } from 'react';
import { QuantityStepper } from '../quantity-stepper';
import { LineAvailability } from './line-availability';
import { Row } from './line-row';

interface CartLineProps {
  item: CartItem;
  showPrice: boolean;
  /** A quantity that is under way to the shop. */
  wanted: number | undefined;
  onQuantity: (quantity: number) => void;
}

export function CartLine({ item, showPrice, wanted, onQuantity }: CartLineProps) {
  const { title_info: title, cart_info: info } = item;
  return (
    <Row aria-busy={wanted === undefined ? undefined : true} data-leaving={wanted === 0 || undefined}>
      <td data-part="image">
        <ShopLink to={href.item(title.eisbn)} tabIndex={-1} aria-hidden="true">
          <Cover title={title} />
        </ShopLink>
      </td>
      <td data-part="title">
        <ShopLink to={href.item(title.eisbn)} lang={langTag(title.language) || undefined} dir={textDirection(title.language)}>
          {title.title}
        </ShopLink>
        {title.subtitle && <p>{title.subtitle}</p>}
        {title.authors.length > 0 && <p>{formatAuthors(title.authors)}</p>}
        {info.last_ordered && <p>Last ordered {info.last_ordered.date_ordered_text}</p>}
      </td>
      <td data-part="format">{title.binding}</td>
      <td data-part="availability">
        <LineAvailability item={item} />
      </td>
      <td data-part="quantity">
        <LineQuantity title={title.title} quantity={wanted ?? info.quantity} isGiftCard={info.is_giftcard} onQuantity={onQuantity} />
        <Button data-kind="plain" onClick={() => onQuantity(0)}>
          Remove<Hidden> {title.title}</Hidden>
        </Button>
      </td>
      {showPrice && (
        <td data-part="price">
          <LinePrice info={info} />
        </td>
      )}
    </Row>
  );
}

/** Half-typed text belongs to the field; a quantity is told when it is left. */
function LineQuantity({
  title,
  quantity,
  isGiftCard,
  onQuantity,
}: {
  title: string;
  quantity: number;
  isGiftCard: boolean;
  onQuantity: (quantity: number) => void;
}) {
  const [draft, setDraft] = useState<string>();
  const choose = (next: number) => {
    setDraft(undefined);
    if (next !== quantity) onQuantity(next);
  };
  return <QuantityStepper label={title} text={draft ?? String(quantity)} onText={setDraft} onQuantity={choose} least={0} isGiftCard={isGiftCard} />;
}

/** CRT-16: the line's total, the price of one, and what it was where that differs. */
function LinePrice({ info }: { info: CartItem['cart_info'] }) {
  const isReduced = info.original_price > info.sold_price;
  return (
    <>
      <b>{formatMoney(info.line_total)}</b>
      {(info.quantity > 1 || isReduced) && (
        <small>
          {isReduced && (
            <>
              <Hidden>Was </Hidden>
              <s>{formatMoney(info.original_price)}</s>{' '}
            </>
          )}
          {formatMoney(info.sold_price)} each
          {isReduced && info.discount > 0 && ` (${info.discount}% off)`}
        </small>
      )}
    </>
  );
}
