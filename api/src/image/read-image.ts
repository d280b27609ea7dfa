import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';

/** Loaded with the first picture: it takes ten megabytes. */
const loadSharp = () => import('sharp');

/** A picture as WebP in each of its widths. */
export interface ReadImage {
  hash: string;
  width: number;
  height: number;
  isAnimated: boolean;
  pictures: { width: number; bytes: Buffer }[];
}
/** The file is not an accepted picture; the message says why. */
export class ImageError extends Error {
  override name = 'ImageError';
}

export const imageLimits = { bytes: 25 * 1024 * 1024, pixels: 60_000_000, frames: 300 } as const;
const widths = [480, 960, 1600, 2400];
const formats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff', 'svg'];

/**
 * Converts a picture to WebP in several widths up to its own: rotated as its EXIF data says, without metadata,
 * animations included. Throws ImageError.
 */
export async function readImage(file: Buffer): Promise<ReadImage> {
  if (file.length === 0) throw new ImageError('It is empty.');
  if (file.length > imageLimits.bytes) throw new ImageError('It is larger than 25 MB.');
  const metadata = await metadataOf(file);
  const frames = metadata.pages ?? 1;
  const isAnimated = frames > 1 && ['gif', 'webp'].includes(metadata.format);
  if (frames > imageLimits.frames) throw new ImageError(`It has more than ${imageLimits.frames} frames.`);
  const { width, height } = turnedSize(metadata);
  if (width * height * (isAnimated ? frames : 1) > imageLimits.pixels)
    throw new ImageError('It has more than 60 million pixels.');
  const pictures = [];
  for (const one of [...widths.filter((wide) => wide < width), Math.min(width, widths.at(-1) ?? width)])
    pictures.push({ width: one, bytes: await toWebp(file, isAnimated, one) });
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 32);
  return { hash, width, height, isAnimated, pictures };
}

async function metadataOf(file: Buffer): Promise<Metadata> {
  const { default: sharp } = await loadSharp();
  const metadata = await sharp(file, { limitInputPixels: imageLimits.pixels })
    .metadata()
    .catch(() => undefined);
  if (!metadata || !formats.includes(metadata.format)) throw new ImageError('This is no picture.');
  return metadata;
}

/** Swaps width and height for EXIF orientations from 5 on, which are rotated by 90 degrees. */
function turnedSize({ width, height, pageHeight, orientation = 1 }: Metadata): { width: number; height: number } {
  const high = pageHeight ?? height;
  return orientation >= 5 ? { width: high, height: width } : { width, height: high };
}

async function toWebp(file: Buffer, animated: boolean, width: number): Promise<Buffer> {
  try {
    const { default: sharp } = await loadSharp();
    return await sharp(file, { animated, limitInputPixels: imageLimits.pixels })
      .rotate()
      .resize(width)
      .webp({ quality: 80, effort: 3 })
      .toBuffer();
  } catch {
    throw new ImageError('This is no picture, or a broken one.');
  }
}
