import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { type CoverTitle, drawCover } from '../covers/draw-cover';
import { type Face, face } from '../covers/drawing/fonts';
import type { CatalogueDocument, CatalogueTitle } from './catalogue-document';
import { drawLine, layOutText, type PdfDocument, type TextStyle } from './lay-out-text';

/** Points: a letter page, as North America prints it. */
const page = { width: 612, height: 792, margin: 54 };
const column = page.width - 2 * page.margin;
const cover = { width: 60, height: 90, gap: 16 };
const footer = 24;

const plain: Face = face('noto-serif', 400);
const bold: Face = face('noto-serif', 700);
const ink = '#1d1d1d';
const quiet = '#595959';

/** A catalogue as PDF, with its texts as text. `progress`: from 0 to 1. */
export async function drawCatalogue(document: CatalogueDocument, progress: (share: number) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    info: { Title: document.heading, Author: document.shop },
    lang: 'en',
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => pdf.once('end', resolve));
  let y = drawHead(pdf, document);
  for (const [at, title] of document.titles.entries()) {
    y = await drawTitle(pdf, title, y);
    progress((at + 1) / document.titles.length);
  }
  drawFooters(pdf, document.shop);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

function drawHead(pdf: PdfDocument, { shop, heading, date, introduction }: CatalogueDocument): number {
  pdf.addPage();
  let y = page.margin;
  y = write(pdf, shop, { face: plain, size: 11, color: quiet }, y, { maxLines: 1 });
  y = write(pdf, heading, { face: bold, size: 26, color: ink }, y + 6, { maxLines: 4 });
  y = write(pdf, date, { face: plain, size: 11, color: quiet }, y + 4, { maxLines: 1 });
  y = write(pdf, introduction, { face: plain, size: 11, color: ink }, y + 8, { maxLines: 12 });
  return y + 24;
}

async function drawTitle(pdf: PdfDocument, title: CatalogueTitle, from: number): Promise<number> {
  const picture = title.cover ? await jpegOf(title.cover) : undefined;
  const inset = picture ? cover.width + cover.gap : 0;
  const texts = textsOf(pdf, title, column - inset);
  const height = Math.max(
    picture ? cover.height : 0,
    texts.reduce((sum, { lines, style }) => sum + lines.length * lineOf(style), 0),
  );
  const fits = from + height <= page.height - page.margin - footer;
  if (!fits) pdf.addPage();
  const top = fits ? from : page.margin;
  if (picture) pdf.image(picture, page.margin, top, { width: cover.width, height: cover.height });
  let y = top;
  for (const { lines, style } of texts)
    for (const line of lines) {
      drawLine(pdf, line, style, { x: page.margin + inset, y: y + style.size, width: column - inset });
      y += lineOf(style);
    }
  return top + height + 20;
}

function textsOf(pdf: PdfDocument, { language, ...title }: CatalogueTitle, width: number) {
  const rows: [string, TextStyle, number][] = [
    [title.title, { face: bold, size: 12, color: ink }, 3],
    [title.subtitle, { face: plain, size: 10, color: ink }, 2],
    [title.authors, { face: plain, size: 10, color: ink }, 2],
    [title.facts, { face: plain, size: 9, color: quiet }, 2],
    [title.price, { face: bold, size: 10, color: ink }, 1],
    [title.description, { face: plain, size: 9, color: ink }, 8],
  ];
  return rows.map(([text, style, maxLines]) => ({
    style,
    lines: layOutText(pdf, text, { ...style, language }, { width, maxLines }),
  }));
}

const lineOf = ({ size }: TextStyle): number => size * 1.4;

function write(
  pdf: PdfDocument,
  text: string,
  style: TextStyle,
  from: number,
  { maxLines }: { maxLines: number },
): number {
  let y = from;
  for (const line of layOutText(pdf, text, { ...style, language: 'eng' }, { width: column, maxLines })) {
    drawLine(pdf, line, style, { x: page.margin, y: y + style.size, width: column });
    y += lineOf(style);
  }
  return y;
}

function drawFooters(pdf: PdfDocument, shop: string): void {
  const style: TextStyle = { face: plain, size: 8, color: quiet };
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at);
    write(pdf, `${shop} · ${at + 1} / ${count}`, style, page.height - page.margin, { maxLines: 1 });
  }
}

/** Of twice the points, so that it is sharp in print. */
const jpegOf = (title: CoverTitle): Promise<Buffer> =>
  sharp(Buffer.from(drawCover(title)))
    .resize(cover.width * 3, cover.height * 3, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
