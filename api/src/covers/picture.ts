import type { CoverWidth } from '@bookfront/shared/format';
import sharp from 'sharp';
import { type CoverTitle, drawCover, drawNoCover } from './draw-cover';
import { drawInside } from './draw-inside';

// one picture at a time: a page requests its covers one after another anyway, and this saves memory
sharp.cache(false);
sharp.concurrency(1);

/** The drawing's width in CSS pixels: at 72 dpi it renders at this many pixels. */
const drawingWidth = 400;

/**
 * Renders the cover as WebP. Browsers don't get the SVG: laying out a page of covers, each with hundreds of shapes,
 * would delay its first paint.
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
