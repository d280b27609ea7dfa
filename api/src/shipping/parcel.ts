import type { ShippingAddress, ShippingProvider } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import { isForSale, type PricedLine } from '../cart/cart-lines';
import type { ShippingService } from '../shop/shop-document';
import { isShippable } from '../title/title-cards';
import { batchesOf, type Parcel, toProvider } from './services';

/** The part of a cart that is shipped: everything but gift cards, tickets and what can't be bought any more. */
export function parcelOf(lines: readonly PricedLine[]): Parcel {
  const goods = lines.filter((line) => isShippable(line.title) && isForSale(line));
  const sum = (amount: (line: PricedLine) => number) => goods.reduce((total, line) => total + amount(line), 0);
  return {
    goods: sum(({ line, sold_price }) => line.quantity * sold_price),
    copies: sum(({ line }) => line.quantity),
    later: sum((line) => (line.isForthcoming ? line.line.quantity : line.backordered)),
    bindings: goods.map(({ line, title }) => ({ eisbn: line.eisbn, binding: title.binding_code })),
  };
}

export const serviceOf = ({ shop }: CallContext, provider: string): ShippingService | undefined =>
  shop.back_office.shipping_services.find((service) => service.provider === provider);

/**
 * Reads the chosen provider again; undefined if the shop no longer has it or it doesn't take this cart to the address.
 */
export function refreshProvider(
  context: CallContext,
  lines: readonly PricedLine[],
  code: string,
  to: ShippingAddress,
): ShippingProvider | undefined {
  const service = serviceOf(context, code);
  const provider = service && toProvider(service, parcelOf(lines), to, context.shop.settings.checkout_info);
  return provider?.available ? provider : undefined;
}

/** The additional cost of two shipments, in cents. */
export function batchCost(
  context: CallContext,
  lines: readonly PricedLine[],
  code: string,
  method: string | null,
): number {
  const service = serviceOf(context, code);
  const batches = service ? batchesOf(service, parcelOf(lines)) : [];
  return batches.find(({ multiship_method }) => multiship_method === method)?.delta_cost ?? 0;
}
