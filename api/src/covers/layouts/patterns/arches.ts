import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout } from '../../drawing/layout';

/** Arches within arches. */
export const arches: Layout = ({ canvas, palette, chance, words, author }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const colours = [palette.c, palette.a, palette.b, palette.c, palette.a, palette.ground];
  const x = chance.pick([600, 600, 480, 720]);
  for (const [at, colour] of colours.entries()) {
    const r = 560 - at * 88;
    canvas.path(`M${x - r} ${coverHeight}V1290A${r} ${r} 0 0 1 ${x + r} 1290V${coverHeight}Z`, colour);
  }
  caption(canvas, words, {
    y: 120,
    height: 430,
    largest: 150,
    face: chance.pick([faces.geometric, faces.slab]),
    fill: palette.ink,
    align: 'center',
    stand: 'middle',
    leading: 1.1,
  });
  caption(canvas, author, {
    y: 600,
    height: 60,
    largest: 50,
    face: faces.text,
    fill: palette.ink,
    align: 'center',
    maxLines: 1,
  });
};
