import { H, W } from '../../drawing/canvas';
import { faces, type Layout } from '../../drawing/layout';

/** For a short Chinese or Japanese title: one column, a seal, much air. */
export const column: Layout = ({ canvas, palette, words, author, chance }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const x = chance.pick([640, 700]);
  canvas.circle(chance.whole(330, 430), chance.whole(1120, 1320), chance.whole(250, 330), palette.a);
  canvas.path(`M0 ${H - 220}Q300 ${H - 330} 640 ${H - 210}T${W} ${H - 260}V${H}H0Z`, palette.c, 'opacity="0.85"');
  canvas.column(words, { x, y: 150, width: 330, height: 1180, largest: 300, face: faces.garamond, fill: palette.ink });
  canvas.column(author, {
    x: 170,
    y: 170,
    width: 90,
    height: 620,
    largest: 78,
    face: faces.garamond,
    fill: palette.ink,
  });
};
