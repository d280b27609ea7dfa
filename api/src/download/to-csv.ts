/**
 * RFC 4180, with a byte-order mark so that spreadsheets recognize UTF-8. A cell that could be a formula gets an
 * apostrophe in front.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;

function toCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
}
