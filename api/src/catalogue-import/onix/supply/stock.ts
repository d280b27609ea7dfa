import { onHandOf } from '../../values/on-hand';
import { all, first, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

export interface SupplierStock {
  onhand: number | null;
  onorder: number;
}

/**
 * What the suppliers have, or undefined if the feed doesn't say. A supplier who is listed once for each market has its
 * copies only once.
 */
export function stockOf(supplies: readonly OnixNode[]): SupplierStock | undefined {
  const bySupplier = new Map<string, OnixNode[]>();
  for (const supply of supplies) {
    const stocks = all(supply, 'Stock').filter((one) => text(one, 'OnHand', 'OnOrder') !== '' || first(one, 'OnHand'));
    const key = supplierOf(supply) || String(bySupplier.size);
    if (stocks.length > 0 && !bySupplier.has(key)) bySupplier.set(key, stocks);
  }
  const stocks = [...bySupplier.values()].flat();
  if (stocks.length === 0) return undefined;
  const onhand = stocks.map((stock) => onHandOf(text(stock, 'OnHand')));
  return {
    onhand: onhand.includes(null) ? null : onhand.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    onorder: stocks.reduce((sum, stock) => sum + onOrderOf(stock), 0),
  };
}

/** The details repeat the sum of OnOrder by date. Suppliers write '100-500' and '<100' as they do for copies on hand. */
const onOrderOf = (stock: OnixNode): number =>
  copiesOnOrder(stock) || all(stock, 'OnOrderDetail').reduce((sum, one) => sum + copiesOnOrder(one), 0);

const copiesOnOrder = (node: OnixNode): number => onHandOf(text(node, 'OnOrder')) ?? 0;

function supplierOf(supply: OnixNode): string {
  const supplier = first(supply, 'Supplier') ?? supply;
  const id = all(supplier, 'SupplierIdentifier').map((one) => text(one, 'IDValue'))[0];
  return id || text(supplier, 'SupplierSAN', 'SupplierEANLocationNumber', 'SupplierName');
}
