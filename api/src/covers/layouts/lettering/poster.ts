import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout } from '../../drawing/layout';
import { setPoster } from '../../drawing/set-text';

/** Poster type from edge to edge. */
export const poster: Layout = ({ canvas, palette, words, subtitle, author }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  canvas.rect(0, 0, coverWidth, 36, palette.a);
  setPoster(canvas, words, {
    x: 76,
    y: 130,
    width: coverWidth - 152,
    height: 1310,
    largest: 560,
    face: faces.poster,
    fill: palette.ink,
    upper: true,
    tracking: -0.005,
    leading: 0.95,
    align: 'left',
    smallest: 44,
  });
  canvas.rect(76, 1500, coverWidth - 152, 8, palette.a);
  caption(canvas, author, {
    inset: 76,
    y: 1545,
    height: 90,
    largest: 74,
    face: faces.condensed,
    fill: palette.a,
    upper: true,
    tracking: 0.02,
    maxLines: 1,
  });
  if (subtitle)
    caption(canvas, subtitle, {
      inset: 76,
      y: 1655,
      height: 90,
      largest: 42,
      face: faces.text,
      fill: palette.ink,
      maxLines: 2,
    });
};
