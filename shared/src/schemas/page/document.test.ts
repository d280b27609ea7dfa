import { expect, it } from '@jest/globals';
import { pageBlockSchema } from './document';

const image = { path: 'quay.jpg' };

it('a parallax without height and speed is 600 px high and moves 1.5 times as fast as the page [PGB-21]', () => {
  const block = pageBlockSchema.parse({ block: 'text_over_parallax', id: 'a', image });
  expect(block).toMatchObject({ height: 600, speed: 1.5 });
});

it('a carousel without a timeout shows each picture for 3 seconds [PGB-15]', () => {
  const block = pageBlockSchema.parse({ block: 'image_carousel', id: 'a', images: [image] });
  expect(block).toMatchObject({ timeout: 3 });
});
