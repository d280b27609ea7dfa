import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout } from '../../drawing/layout';

/** Stripes of uneven width, with the title on a plate. */
export const stripes: Layout = ({ canvas, palette, chance, words, author }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const colours = [palette.a, palette.ground, palette.b, palette.c, palette.ground] as const;
  for (let x = 0, at = 0; x < coverWidth; at++) {
    const width = chance.pick([24, 48, 72, 110, 36]);
    canvas.rect(x, 0, width, coverHeight, colours[at % colours.length] ?? palette.a);
    x += width;
  }
  canvas.rect(0, 1010, coverWidth, coverHeight - 1010, palette.ground);
  canvas.rect(0, 1010, coverWidth, 12, palette.ink);
  caption(canvas, words, {
    inset: 80,
    y: 1085,
    height: 440,
    largest: 160,
    face: faces.grotesk,
    fill: palette.ink,
    leading: 1.02,
    tracking: -0.02,
  });
  caption(canvas, author, {
    inset: 80,
    y: 1620,
    height: 80,
    largest: 56,
    face: faces.text,
    fill: palette.ink,
    stand: 'bottom',
    maxLines: 1,
  });
};
