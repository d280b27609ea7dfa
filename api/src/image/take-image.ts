import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { imageFile, saveImage } from './image-repository';
import { type ReadImage, readImage } from './read-image';

export const imageFolder = (dataDir: string): string => join(dataDir, 'images');

/** Adds a picture to the shop under its file name and stores its WebPs in the data folder. Throws ImageError. */
export async function takeImage(
  { db, dataDir }: { db: Db; dataDir: string },
  shopId: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<ReadImage> {
  const image = await readImage(bytes);
  const folder = imageFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const { width, bytes: picture } of image.pictures) {
    const path = join(folder, imageFile(image.hash, width));
    await writeFile(`${path}.${process.pid}.part`, picture);
    await rename(`${path}.${process.pid}.part`, path);
  }
  const { hash, width, height, isAnimated, pictures } = image;
  const row = { shop_id: shopId, name, hash, width, height, is_animated: Number(isAnimated) };
  await write(db, (tx) => saveImage(tx, { ...row, widths: JSON.stringify(pictures.map((one) => one.width)) }));
  return image;
}
