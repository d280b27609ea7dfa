import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout } from '../../drawing/layout';

/** Quarter circles on a grid. */
export const tiles: Layout = ({ canvas, palette, chance, words, author }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const size = 300;
  const colours = [palette.a, palette.b, palette.c, palette.ink] as const;
  for (let row = 0; row < 4; row++) {
    for (let across = 0; across < 4; across++) {
      if (chance.withProbability(0.08)) continue;
      const [x, y] = [across * size, 600 + row * size];
      const turn = chance.integerBetween(0, 3) * 90;
      if (chance.withProbability(0.35)) canvas.rect(x, y, size, size, chance.pick(colours), 'opacity="0.9"');
      canvas.path(
        `M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`,
        chance.pick(colours),
        `transform="translate(${x} ${y}) rotate(${turn} 150 150)"`,
      );
    }
  }
  canvas.rect(0, 0, coverWidth, 600, palette.ground);
  caption(canvas, words, {
    inset: 70,
    y: 90,
    height: 350,
    largest: 150,
    face: faces.space,
    fill: palette.ink,
    leading: 1.02,
    tracking: -0.015,
  });
  caption(canvas, author, {
    inset: 70,
    y: 490,
    height: 60,
    largest: 50,
    face: faces.text,
    fill: palette.ink,
    stand: 'bottom',
    maxLines: 1,
  });
};
