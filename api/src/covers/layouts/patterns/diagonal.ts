import { coverHeight, coverWidth, inkOn } from '../../drawing/canvas';
import { caption, faces, type Layout } from '../../drawing/layout';

/** Two fields with a diagonal edge. */
export const diagonal: Layout = ({ canvas, palette, words, author, chance }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const lean = chance.pick([1, -1]);
  const low = chance.integerBetween(880, 1060);
  const [left, right] = lean === 1 ? [low + 330, low] : [low, low + 330];
  canvas.path(`M0 ${left}L${coverWidth} ${right}V${coverHeight}H0Z`, palette.a);
  canvas.path(`M0 ${left + 90}L${coverWidth} ${right + 90}V${right + 150}L0 ${left + 150}Z`, palette.b);
  canvas.path(`M0 ${left + 190}L${coverWidth} ${right + 190}V${right + 214}L0 ${left + 214}Z`, palette.c);
  caption(canvas, words, {
    y: 130,
    height: 690,
    largest: 200,
    face: faces.condensed,
    fill: palette.ink,
    upper: true,
    leading: 1.1,
  });
  caption(canvas, author, {
    y: 1570,
    height: 120,
    largest: 70,
    face: faces.condensed,
    fill: inkOn(palette.a),
    stand: 'bottom',
    align: lean === 1 ? 'right' : 'left',
    tracking: 0.02,
  });
};
