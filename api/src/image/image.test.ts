import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ask, openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { imageCommand } from './image-command';
import { imagesByNames } from './image-repository';
import { readImage } from './read-image';

let shop: TestShop;
let folder: string;
const said: string[] = [];
beforeAll(async () => {
  shop = await openTestShop([]);
  folder = mkdtempSync(join(tmpdir(), 'bookfront-image-'));
});
beforeEach(() => {
  said.length = 0;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const run = (...args: string[]) =>
  imageCommand(
    {
      db: shop.db,
      dataDir: shop.dataDir,
      output: { info: (line) => void said.push(line), error: (line) => Math.min(1, said.push(line)) },
    },
    args,
  );
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14495a' } });
function file(name: string, bytes: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
const sourceOf = async (name: string) => (await imagesByNames(shop.db, '101', [name])).get(name);
const get = (path: string, host = 'localhost', cookie = '') =>
  ask(shop.app, { method: 'GET', path, headers: { host, cookie } });

describe('a picture', () => {
  it('is stored under its file name and served in several widths [PGB-13]', async () => {
    expect(await run('put', 'saltwater', file('wharf.jpg', await picture(1200, 800).jpeg().toBuffer()))).toBe(0);
    const source = await sourceOf('wharf.jpg');
    expect(source).toMatchObject({ width: 1200, height: 800 });
    expect(source?.srcset).toMatch(/-480\.webp 480w, \S+-960\.webp 960w, \S+-1200\.webp 1200w$/);
    const answer = await get(source?.src ?? '');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    expect(await run('list', 'saltwater')).toBe(0);
    expect(said).toContain('wharf.jpg: 1200 × 800');
  });

  it('is rotated as its EXIF data says, without metadata [PGB-13]', async () => {
    const bytes = await picture(600, 300)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Nora' } })
      .jpeg()
      .toBuffer();
    const image = await readImage(bytes);
    expect(image).toMatchObject({ width: 300, height: 600 });
    const metadata = await sharp(image.pictures[0]?.bytes).metadata();
    expect(metadata).toMatchObject({ width: 300, height: 600 });
    expect(metadata.exif).toBeUndefined();
  });

  it('stays animated [PGB-19]', async () => {
    const frames = await Promise.all(
      [0, 1, 2].map((at) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background: { r: at * 90, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const image = await readImage(gif);
    expect(image).toMatchObject({ width: 40, height: 30, isAnimated: true });
    expect((await sharp(image.pictures[0]?.bytes, { animated: true }).metadata()).pages).toBe(3);
  });

  it.each([
    ['text', Buffer.from('not a picture'), 'This is no picture.'],
    ['nothing', Buffer.alloc(0), 'It is empty.'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'This is no picture'],
    ['too many bytes', Buffer.alloc(25 * 1024 * 1024 + 1), 'It is larger than 25 MB.'],
    ['too many pixels', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'), ''],
  ])('is refused if it is %s, with one line [PGB-13]', async (name, bytes, reason) => {
    expect(await run('put', 'saltwater', file('bad.jpg', bytes))).toBe(1);
    expect(said.join('\n')).toContain(reason);
    expect(said).toHaveLength(1);
    expect(name).toBeTruthy();
    expect(await sourceOf('bad.jpg')).toBeUndefined();
  });

  it('of a private shop is for members only, and another shop’s for nobody [PGB-13]', async () => {
    await run('put', 'stmargarets', file('hall.png', await picture(20, 10).png().toBuffer()));
    const path = (await imagesByNames(shop.db, '104', ['hall.png'])).get('hall.png')?.src ?? '';
    const host = 'stmargarets.localhost';
    const member = new Visitor(shop.app, host);
    await member.logIn();
    expect((await get(path, host)).statusCode).toBe(404);
    const answer = await get(path, host, member.cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect((await get(path)).statusCode).toBe(404);
    for (const odd of ['/images/..%2f..%2fbookfront.sqlite', '/images/x.webp', `${path}x`, path.replace(/-\d+/, '-7')])
      expect((await get(odd, host, member.cookie)).statusCode).toBe(404);
  });

  it('is added by a command that reports problems', async () => {
    expect(await run('put', 'nowhere', 'x.jpg')).toBe(1);
    expect(await run('put', 'saltwater', join(folder, 'gone.jpg'))).toBe(1);
    expect(await run('put', 'saltwater')).toBe(1);
    expect(said).toEqual([
      expect.stringContaining("There is no shop 'nowhere'"),
      expect.stringContaining('There is no file'),
      expect.stringContaining('Usage:'),
    ]);
  });
});
