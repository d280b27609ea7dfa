import sharp from 'sharp';
import { type CoverTitle, drawCover } from '../covers/draw-cover';
import type { CatalogueDocument, CatalogueTitle } from './catalogue-document';
import { drawLine, layOutText, type PdfDocument, type TextStyle } from './lay-out-text';
import { bold, column, greyInk, hasRoom, ink, lineOf, page, plain, startPdf, write } from './page-layout';

const cover = { width: 60, height: 90, gap: 16 };

/** Draws a catalogue as PDF with selectable text. `progress`: from 0 to 1. */
export async function drawCatalogue(document: CatalogueDocument, progress: (share: number) => void): Promise<Buffer> {
  const { pdf, finish } = startPdf({ title: document.heading, shop: document.shop });
  let y = drawHead(pdf, document);
  for (const [at, title] of document.titles.entries()) {
    y = await drawTitle(pdf, title, y);
    progress((at + 1) / document.titles.length);
  }
  return finish();
}

function drawHead(pdf: PdfDocument, { shop, heading, date, introduction }: CatalogueDocument): number {
  pdf.addPage();
  let y = page.margin;
  y = write(pdf, shop, { face: plain, size: 11, color: greyInk }, y, { maxLines: 1 });
  y = write(pdf, heading, { face: bold, size: 26, color: ink }, y + 6, { maxLines: 4 });
  y = write(pdf, date, { face: plain, size: 11, color: greyInk }, y + 4, { maxLines: 1 });
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
  const fits = hasRoom(from, height);
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
    [title.facts, { face: plain, size: 9, color: greyInk }, 2],
    [title.price, { face: bold, size: 10, color: ink }, 1],
    [title.description, { face: plain, size: 9, color: ink }, 8],
  ];
  return rows.map(([text, style, maxLines]) => ({
    style,
    lines: layOutText(pdf, text, { ...style, language }, { width, maxLines }),
  }));
}

/** Twice the size in points, so that it prints sharply. */
const jpegOf = (title: CoverTitle): Promise<Buffer> =>
  sharp(Buffer.from(drawCover(title)))
    .resize(cover.width * 3, cover.height * 3, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
