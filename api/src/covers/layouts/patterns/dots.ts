import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout, margin } from '../../drawing/layout';

/** A grid of dots of growing size. */
export const dots: Layout = ({ canvas, palette, chance, words, author }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const [cx, cy] = [chance.integerBetween(200, 1000), chance.integerBetween(1050, 1450)];
  let path = '';
  for (let y = 790; y < coverHeight + 40; y += 80) {
    for (let x = 40; x < coverWidth; x += 80) {
      const r = Math.max(4, 42 - Math.hypot(x - cx, y - cy) / 17);
      path += `M${x - Math.round(r)} ${y}a${Math.round(r)} ${Math.round(r)} 0 1 0 ${2 * Math.round(r)} 0a${Math.round(r)} ${Math.round(r)} 0 1 0 -${2 * Math.round(r)} 0`;
    }
  }
  canvas.path(path, palette.a);
  caption(canvas, author, {
    y: 110,
    height: 70,
    largest: 54,
    face: faces.geometric,
    fill: palette.ink,
    tracking: 0.05,
    upper: true,
    maxLines: 1,
  });
  canvas.rect(margin, 205, 150, 10, palette.a);
  caption(canvas, words, {
    y: 270,
    height: 450,
    largest: 168,
    face: faces.grotesk,
    fill: palette.ink,
    leading: 1.02,
    tracking: -0.02,
  });
};
