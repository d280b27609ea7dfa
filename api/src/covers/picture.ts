import type { CoverWidth } from '@bookfront/shared/format';
import sharp from 'sharp';
import { type CoverTitle, drawCover, drawNoCover } from './draw-cover';
import { drawInside } from './draw-inside';

// one picture at a time: a page's covers come one after another anyway, and memory is dearer than the last millisecond
sharp.cache(false);
sharp.concurrency(1);

/** Of the drawing, in CSS pixels: at this width a dot of the vector is a dot of the picture at 72 dpi. */
const drawingWidth = 400;

/**
 * The drawn cover as WebP. Browsers get no vector: a page of covers would lay out and paint as many documents of
 * hundreds of shapes on the thread that draws the page, before its first paint.
 */
export async function coverPicture(title: CoverTitle | undefined, width: CoverWidth): Promise<Buffer> {
  return sharp(Buffer.from(drawingOf(title)), { density: (72 * width) / drawingWidth })
    .resize(width)
    .webp({ quality: 76, effort: 4 })
    .toBuffer();
}

function drawingOf(title: CoverTitle | undefined): string {
  if (!title) return drawNoCover();
  return title.inside ? drawInside(title, title.inside) : drawCover(title);
}
