import { coverHeight, coverWidth } from '../../drawing/canvas';
import { faces, type Layout } from '../../drawing/layout';
import { setColumn } from '../../drawing/set-text';

/** A short Chinese or Japanese title in one column, with a seal. */
export const column: Layout = ({ canvas, palette, words, author, chance }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const x = chance.pick([640, 700]);
  canvas.circle(
    chance.integerBetween(330, 430),
    chance.integerBetween(1120, 1320),
    chance.integerBetween(250, 330),
    palette.a,
  );
  canvas.path(
    `M0 ${coverHeight - 220}Q300 ${coverHeight - 330} 640 ${coverHeight - 210}T${coverWidth} ${coverHeight - 260}V${coverHeight}H0Z`,
    palette.c,
    'opacity="0.85"',
  );
  setColumn(canvas, words, {
    x,
    y: 150,
    width: 330,
    height: 1180,
    largest: 300,
    face: faces.garamond,
    fill: palette.ink,
  });
  setColumn(canvas, author, {
    x: 170,
    y: 170,
    width: 90,
    height: 620,
    largest: 78,
    face: faces.garamond,
    fill: palette.ink,
  });
};
