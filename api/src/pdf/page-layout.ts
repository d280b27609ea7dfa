import PDFDocument from 'pdfkit';
import { type Face, face } from '../covers/drawing/fonts';
import { drawLine, layOutText, type PdfDocument, type TextStyle } from './lay-out-text';

/** Points: the US letter format. */
export const page = { width: 612, height: 792, margin: 54, footer: 24 };
export const column = page.width - 2 * page.margin;

export const plain: Face = face('noto-serif', 400);
export const bold: Face = face('noto-serif', 700);
export const ink = '#1d1d1d';
export const greyInk = '#595959';

/** Starts a document with selectable text; `finish` numbers its pages and returns its bytes. */
export function startPdf({ title, shop }: { title: string; shop: string }) {
  const pdf: PdfDocument = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    info: { Title: title, Author: shop },
    lang: 'en',
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => pdf.once('end', resolve));
  const finish = async (): Promise<Buffer> => {
    drawFooters(pdf, shop);
    pdf.end();
    await ended;
    return Buffer.concat(parts);
  };
  return { pdf, finish };
}

export const lineOf = ({ size }: TextStyle): number => size * 1.4;
export const hasRoom = (from: number, height: number): boolean =>
  from + height <= page.height - page.margin - page.footer;

interface Box {
  maxLines: number;
  x?: number;
  width?: number;
  language?: string;
}

/** Writes text below `from` and returns where it ends. */
export function write(
  pdf: PdfDocument,
  text: string,
  style: TextStyle,
  from: number,
  { maxLines, x = page.margin, width = column, language = 'eng' }: Box,
): number {
  let y = from;
  for (const line of layOutText(pdf, text, { ...style, language }, { width, maxLines })) {
    drawLine(pdf, line, style, { x, y: y + style.size, width });
    y += lineOf(style);
  }
  return y;
}

function drawFooters(pdf: PdfDocument, shop: string): void {
  const style: TextStyle = { face: plain, size: 8, color: greyInk };
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at);
    write(pdf, `${shop} · ${at + 1} / ${count}`, style, page.height - page.margin, { maxLines: 1 });
  }
}
