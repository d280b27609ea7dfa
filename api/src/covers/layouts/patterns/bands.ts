import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout, type LayoutContext } from '../../drawing/layout';
import { setText } from '../../drawing/set-text';

const [paper, ink] = ['#f6efe0', '#22211f'];

/** Three bands, with the title on the middle one. */
export const bands: Layout = (context) => {
  const { canvas, palette } = context;
  canvas.rect(0, 0, coverWidth, coverHeight, palette.a);
  canvas.rect(0, 520, coverWidth, 760, paper);
  canvas.rect(0, 520, coverWidth, 10, ink);
  canvas.rect(0, 1270, coverWidth, 10, ink);
  drawTitle(context);
  drawImprint(context);
};

function drawTitle({ canvas, palette, words, author }: LayoutContext): void {
  const centred = { fill: ink, align: 'center', stand: 'middle' } as const;
  const used = caption(canvas, words, {
    ...centred,
    y: 600,
    height: 470,
    largest: 150,
    face: faces.grotesk,
    leading: 1.04,
    tracking: -0.01,
  });
  canvas.rect(coverWidth / 2 - 60, 600 + 235 + used / 2 + 60, 120, 6, palette.a);
  caption(canvas, author, { ...centred, y: 1160, height: 70, largest: 54, face: faces.text });
}

function drawImprint({ canvas, palette, imprint }: LayoutContext): void {
  canvas.circle(coverWidth / 2, 260, 92, paper);
  setText(canvas, imprint.slice(0, 1), {
    x: coverWidth / 2 - 80,
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
    fill: paper,
    align: 'center',
    stand: 'middle',
    tracking: 0.14,
    upper: true,
  });
}
