import sharp from 'sharp';
import { lighthouse, type Scene, scenes } from './scenes';

/** A demo shop's picture under the name that its pages use. */
export interface DrawnPicture {
  name: string;
  bytes: Buffer;
}
const width = 1200;
const movingWidth = 480;
const frameMs = 220;

export async function drawPicture(scene: Scene): Promise<DrawnPicture> {
  return { name: `${scene}.png`, bytes: await sharp(Buffer.from(scenes[scene])).resize(width).png().toBuffer() };
}

export async function drawLighthouse(): Promise<DrawnPicture> {
  const frames = await Promise.all(
    lighthouse.map((one) => sharp(Buffer.from(one)).resize(movingWidth).png().toBuffer()),
  );
  const delay = frames.map(() => frameMs);
  return {
    name: 'lighthouse.gif',
    bytes: await sharp(frames, { join: { animated: true } })
      .gif({ delay })
      .toBuffer(),
  };
}
