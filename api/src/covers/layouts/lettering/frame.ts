import { coverHeight, coverWidth } from '../../drawing/canvas';
import { caption, faces, type Layout, type LayoutContext } from '../../drawing/layout';

/** A double rule around centred type, as on classic editions. */
export const frame: Layout = ({ canvas, palette, words, subtitle, author, chance }) => {
  border(canvas, palette);
  caption(canvas, author, {
    inset: 190,
    y: 210,
    height: 130,
    largest: 62,
    face: faces.garamond,
    fill: palette.ink,
    align: 'center',
    tracking: 0.08,
    upper: true,
  });
  const used = caption(canvas, words, {
    inset: 170,
    y: 460,
    height: 620,
    largest: 190,
    face: faces.garamond,
    fill: palette.ink,
    align: 'center',
    stand: 'middle',
    leading: 0.98,
  });
  if (subtitle)
    caption(canvas, subtitle, {
      inset: 200,
      y: 460 + 310 + used / 2 + 70,
      height: 170,
      largest: 58,
      face: faces.garamondItalic,
      fill: palette.a,
      align: 'center',
    });
  ornament(canvas.path.bind(canvas), coverWidth / 2, 1440, palette.a, palette.b, chance.integerBetween(5, 9));
};

function border(canvas: LayoutContext['canvas'], palette: LayoutContext['palette']): void {
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  for (const [inset, width] of [
    [56, 10],
    [84, 3],
  ] as const)
    canvas.rect(
      inset,
      inset,
      coverWidth - 2 * inset,
      coverHeight - 2 * inset,
      'none',
      `stroke="${palette.a}" stroke-width="${width}"`,
    );
  for (const [x, y] of [
    [84, 84],
    [coverWidth - 84, 84],
    [84, coverHeight - 84],
    [coverWidth - 84, coverHeight - 84],
  ] as const) {
    canvas.circle(x, y, 46, palette.ground, `stroke="${palette.a}" stroke-width="3"`);
    canvas.path(diamond(x, y, 24), palette.b);
  }
}

function ornament(
  path: (d: string, fill: string, more?: string) => void,
  x: number,
  y: number,
  a: string,
  b: string,
  petals: number,
): void {
  for (let i = 0; i < petals; i++)
    path(
      'M0 0Q34 -60 0 -130Q-34 -60 0 0',
      i % 2 === 0 ? a : b,
      `transform="translate(${x} ${y}) rotate(${Math.round((360 / petals) * i)})"`,
    );
  path(diamond(x, y, 16), a);
}

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
