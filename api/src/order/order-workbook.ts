import { chargedRows, type MoneyRow } from '@bookfront/shared/format/money-rows';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';

export const workbookKind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Cell = string | number;

/**
 * Writes the order as an Excel file: its lines, then its totals, in units of its currency. Text cells stay text, even
 * if they look like formulas.
 */
export async function orderWorkbook(order: Order): Promise<Uint8Array> {
  const { utils, write } = await import('@e965/xlsx');
  const sheet = utils.aoa_to_sheet(rowsOf(order));
  sheet['!cols'] = [16, 48, 12, 10, 12, 12].map((wch) => ({ wch }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, m.workbook_order_number({ number: order.order_number }).slice(0, 31));
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

const money = (cents: number): number => cents / 100;

function rowsOf({
  order_number,
  order_date_text,
  delivery_type,
  purchaseorder,
  items,
  summary,
  payments,
}: Order): Cell[][] {
  return [
    [m.workbook_order(), order_number],
    [m.workbook_date(), order_date_text],
    [m.workbook_delivery(), delivery_type],
    ...(purchaseorder ? [[m.workbook_purchase_order(), purchaseorder]] : []),
    [],
    [
      m.workbook_isbn(),
      m.workbook_title(),
      m.workbook_condition(),
      m.workbook_quantity(),
      m.workbook_price(),
      m.workbook_total(),
    ],
    ...items.map(({ title_info, condition_text, quantity, sold_price, line_total }): Cell[] => [
      title_info.eisbn,
      title_info.title,
      condition_text,
      quantity,
      money(sold_price),
      money(line_total),
    ]),
    [],
    ...sumsOf(summary, payments).map(({ name, note = '', cents }): Cell[] => ['', name, note, '', '', money(cents)]),
  ];
}

type Sum = Pick<MoneyRow, 'name' | 'note' | 'cents'>;

/** The order's totals as far as they are known, then its payments, gift cards one by one. */
function sumsOf(summary: Order['summary'], payments: Order['payments']): Sum[] {
  const charged = chargedRows(summary).filter(({ isOpen }) => !isOpen);
  const paid = payments.map(({ type, amount }): Sum => ({ name: type, cents: -amount }));
  return [...charged, ...paid, { name: m.workbook_owing(), cents: summary.total_owing }];
}
