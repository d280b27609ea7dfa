import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout, margin } from '../../drawing/layout';
import { setText } from '../../drawing/set-text';

/** An oversized initial. */
export const initial: Layout = ({ canvas, palette, words, author, chance }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const letter = [...words.replace(/^(The|A|An) /, '').replace(/[^\p{L}\p{N}]/gu, '')][0] ?? '';
  setText(canvas, letter, {
    x: chance.pick([-120, 80, 260]),
    y: -90,
    width: 1500,
    height: 1600,
    largest: 1900,
    smallest: 900,
    face: chance.pick([faces.didone, faces.serif]),
    fill: palette.a,
    stand: 'middle',
  });
  canvas.rect(0, 1130, coverWidth, coverHeight - 1130, palette.ground);
  canvas.rect(margin, 1130, coverWidth - 2 * margin, 6, palette.ink);
  caption(canvas, words, {
    y: 1190,
    height: 370,
    largest: 130,
    face: faces.playfair,
    fill: palette.ink,
    leading: 1.05,
  });
  caption(canvas, author, { y: 1620, height: 80, largest: 54, face: faces.text, fill: palette.ink, stand: 'bottom' });
};
