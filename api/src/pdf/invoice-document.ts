/** A line of an invoice; amounts as they are shown. */
export interface InvoiceLine {
  quantity: string;
  title: string;
  /** ISBN and condition, on a line of their own. */
  facts: string;
  price: string;
  total: string;
  language: string;
}

/** An invoice to print. `seller` and `buyer`: lines of text. */
export interface InvoiceDocument {
  shop: string;
  heading: string;
  seller: string[];
  buyer: string[];
  /** Names and values: date, delivery, payment, purchase order. */
  facts: [string, string][];
  columns: { quantity: string; title: string; price: string; total: string };
  lines: InvoiceLine[];
  sums: [string, string][];
  notes: string[];
}
