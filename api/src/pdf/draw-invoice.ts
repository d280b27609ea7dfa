import type { InvoiceDocument, InvoiceLine } from './invoice-document';
import { type PdfDocument, type TextStyle, widthOfText } from './lay-out-text';
import { bold, column, greyInk, hasRoom, ink, lineOf, page, plain, startPdf, write } from './page-layout';

const small: TextStyle = { face: plain, size: 9, color: greyInk };
const text: TextStyle = { face: plain, size: 10, color: ink };
const strong: TextStyle = { face: bold, size: 10, color: ink };

/** Columns of the table: where each begins, and its width in points. */
const quantityAt = { x: page.margin, width: 40 };
const titleAt = { x: page.margin + 48, width: column - 48 - 160 };
const priceEnd = page.width - page.margin - 80;
const totalEnd = page.width - page.margin;

/** Draws an invoice as PDF with selectable text. `progress`: from 0 to 1. */
export async function drawInvoice(document: InvoiceDocument, progress: (share: number) => void): Promise<Buffer> {
  const { pdf, finish } = startPdf({ title: document.heading, shop: document.shop });
  let y = drawHead(pdf, document);
  y = drawColumns(pdf, document, y);
  for (const [at, line] of document.lines.entries()) {
    if (!hasRoom(y, lineHeight)) y = drawColumns(pdf, document, newPage(pdf));
    y = drawRow(pdf, line, y);
    progress((at + 1) / document.lines.length);
  }
  y = drawSums(pdf, document.sums, y + 12);
  for (const note of document.notes) y = write(pdf, note, text, roomFor(pdf, y + 8, 60), { maxLines: 12 });
  return finish();
}

/** The most that a line of the table takes: three lines of its title and one of facts. */
const lineHeight = 3 * lineOf(text) + lineOf(small);

function drawHead(pdf: PdfDocument, { heading, seller, buyer, facts }: InvoiceDocument): number {
  let y = newPage(pdf);
  y = write(pdf, heading, { face: bold, size: 20, color: ink }, y, { maxLines: 2 }) + 12;
  const half = column / 2 - 12;
  const ends = [seller, buyer].map((lines, at) => {
    let end = y;
    const box = { x: page.margin + at * (half + 24), width: half, maxLines: 2 };
    for (const [index, line] of lines.entries()) end = write(pdf, line, index === 0 ? strong : text, end, box);
    return end;
  });
  y = Math.max(...ends) + 12;
  for (const [name, value] of facts) y = write(pdf, `${name}: ${value}`, text, y, { maxLines: 2 });
  return y + 16;
}

function drawColumns(pdf: PdfDocument, { columns }: InvoiceDocument, y: number): number {
  write(pdf, columns.quantity, strong, y, { ...quantityAt, maxLines: 1 });
  write(pdf, columns.title, strong, y, { ...titleAt, maxLines: 1 });
  writeEndingAt(pdf, columns.price, strong, y, priceEnd);
  writeEndingAt(pdf, columns.total, strong, y, totalEnd);
  const end = y + lineOf(strong) + 4;
  pdf.moveTo(page.margin, end).lineTo(totalEnd, end).lineWidth(0.5).strokeColor(greyInk).stroke();
  return end + 6;
}

function drawRow(pdf: PdfDocument, line: InvoiceLine, y: number): number {
  write(pdf, line.quantity, text, y, { ...quantityAt, maxLines: 1 });
  const below = write(pdf, line.title, text, y, { ...titleAt, maxLines: 3, language: line.language });
  const end = write(pdf, line.facts, small, below, { ...titleAt, maxLines: 1 });
  writeEndingAt(pdf, line.price, text, y, priceEnd);
  writeEndingAt(pdf, line.total, text, y, totalEnd);
  return end + 6;
}

function drawSums(pdf: PdfDocument, sums: readonly [string, string][], from: number): number {
  let y = from;
  for (const [name, amount] of sums) {
    y = roomFor(pdf, y, lineOf(strong));
    write(pdf, name, text, y, { ...titleAt, width: titleAt.width + 60, maxLines: 1 });
    writeEndingAt(pdf, amount, strong, y, totalEnd);
    y += lineOf(strong) + 2;
  }
  return y;
}

function newPage(pdf: PdfDocument): number {
  pdf.addPage();
  return page.margin;
}

const roomFor = (pdf: PdfDocument, y: number, height: number): number => (hasRoom(y, height) ? y : newPage(pdf));

function writeEndingAt(pdf: PdfDocument, amount: string, style: TextStyle, y: number, end: number): void {
  const width = widthOfText(pdf, amount, style);
  write(pdf, amount, style, y, { x: end - width, width: width + 1, maxLines: 1 });
}
