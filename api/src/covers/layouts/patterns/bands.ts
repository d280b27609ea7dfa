import { H, W } from '../../drawing/canvas';
import { caption, faces, type Layout } from '../../drawing/layout';

/** Three bands, the middle one for the words. */
export const bands: Layout = ({ canvas, palette, words, author, imprint }) => {
  canvas.rect(0, 0, W, H, palette.a);
  canvas.rect(0, 520, W, 760, '#f6efe0');
  canvas.rect(0, 520, W, 10, '#22211f');
  canvas.rect(0, 1270, W, 10, '#22211f');
  const used = caption(canvas, words, {
    y: 600,
    height: 470,
    largest: 150,
    face: faces.grotesk,
    fill: '#22211f',
    align: 'center',
    stand: 'middle',
    leading: 1.04,
    tracking: -0.01,
  });
  canvas.rect(W / 2 - 60, 600 + 235 + used / 2 + 60, 120, 6, palette.a);
  caption(canvas, author, {
    y: 1160,
    height: 70,
    largest: 54,
    face: faces.text,
    fill: '#22211f',
    align: 'center',
    stand: 'middle',
  });
  canvas.circle(W / 2, 260, 92, '#f6efe0');
  canvas.text(imprint.slice(0, 1), {
    x: W / 2 - 80,
    y: 190,
    width: 160,
    height: 140,
    largest: 130,
    face: faces.didone,
    fill: palette.a,
    align: 'center',
    stand: 'middle',
  });
  caption(canvas, imprint, {
    y: 1490,
    height: 60,
    largest: 44,
    face: faces.geometric,
    fill: '#f6efe0',
    align: 'center',
    stand: 'middle',
    tracking: 0.14,
    upper: true,
  });
};
