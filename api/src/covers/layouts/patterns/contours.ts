import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout, type LayoutContext, margin } from '../../drawing/layout';

/** Contour lines. */
export const contours: Layout = ({ canvas, palette, chance, words, subtitle, author }) => {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  drawRings({ canvas, palette, chance });
  canvas.rect(0, 0, coverWidth, 660, palette.ground);
  const used = caption(canvas, words, {
    y: 120,
    height: 400,
    largest: 160,
    face: faces.serif,
    fill: palette.ink,
    leading: 1.05,
  });
  if (subtitle && used < 330)
    caption(canvas, subtitle, {
      y: 120 + used + 50,
      height: 110,
      largest: 46,
      face: faces.text,
      fill: palette.ink,
      maxLines: 2,
      leading: 1.25,
    });
  canvas.rect(margin - 20, coverHeight - 190, coverWidth - 2 * margin + 40, 110, palette.ground);
  caption(canvas, author, {
    y: coverHeight - 170,
    height: 70,
    largest: 54,
    face: faces.text,
    fill: palette.ink,
    stand: 'middle',
    maxLines: 1,
  });
};

function drawRings({ canvas, palette, chance }: Pick<LayoutContext, 'canvas' | 'palette' | 'chance'>): void {
  const [cx, cy] = [chance.integerBetween(250, 950), chance.integerBetween(1080, 1350)];
  const phase = chance.next() * 6;
  for (let ring = 1; ring <= 13; ring++) {
    const points = Array.from({ length: 10 }, (_one, at) => {
      const turn = (at / 10) * 2 * Math.PI;
      const r = ring * 78 * (1 + 0.16 * Math.sin(3 * turn + phase) + 0.09 * Math.cos(2 * turn - phase + ring / 5));
      return [cx + r * Math.cos(turn), cy + r * Math.sin(turn) * 0.85] as const;
    });
    canvas.path(
      smooth(points),
      'none',
      `stroke="${ring % 4 === 0 ? palette.a : palette.b}" stroke-width="${ring % 4 === 0 ? 9 : 5}"`,
    );
  }
  canvas.circle(cx, cy, 26, palette.a);
}

/** A smooth closed curve through points, by the midpoints of its chords. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  const first = points[0] ?? ([0, 0] as const);
  const last = points.at(-1) ?? first;
  return `M${middle(last, first)}${points.map((point, at) => `Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, points[at + 1] ?? first)}`).join('')}Z`;
}
