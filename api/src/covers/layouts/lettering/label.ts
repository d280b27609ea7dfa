import { coverHeight, coverWidth, round1 } from '../../drawing/canvas';
import { caption, faces, type Layout, type LayoutContext } from '../../drawing/layout';

/** A pattern behind a label. */
export const label: Layout = (context) => {
  const { canvas, palette, chance, words, author, subtitle } = context;
  canvas.rect(0, 0, coverWidth, coverHeight, palette.a);
  chance.pick([scallops, checks, rays])(context);
  canvas.rect(150, 520, coverWidth - 300, 700, '#fbf5e6');
  canvas.rect(174, 544, coverWidth - 348, 652, 'none', 'stroke="#2a2622" stroke-width="4"');
  const used = caption(canvas, words, {
    inset: 220,
    y: 600,
    height: 370,
    largest: 128,
    face: faces.serif,
    fill: '#2a2622',
    align: 'center',
    stand: 'middle',
    leading: 1.04,
  });
  if (subtitle && used < 300)
    caption(canvas, subtitle, {
      inset: 230,
      y: 600 + 185 + used / 2 + 40,
      height: 100,
      largest: 40,
      face: faces.garamondItalic,
      fill: '#2a2622',
      align: 'center',
      maxLines: 2,
    });
  caption(canvas, author, {
    inset: 220,
    y: 1080,
    height: 70,
    largest: 50,
    face: faces.text,
    fill: '#2a2622',
    align: 'center',
    stand: 'middle',
  });
};

function scallops({ canvas, palette }: LayoutContext): void {
  canvas.add(
    `<defs><pattern id="s" width="200" height="100" patternUnits="userSpaceOnUse"><g stroke="${palette.a}" stroke-width="8">${[
      [0, 0],
      [200, 0],
      [100, 50],
      [0, 100],
      [200, 100],
      [100, 150],
    ]
      .map(([x, y]) =>
        [96, 64, 32]
          .map((r, i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 2 === 0 ? palette.c : palette.b}"/>`)
          .join(''),
      )
      .join('')}</g></pattern></defs>`,
  );
  canvas.rect(0, 0, coverWidth, coverHeight, 'url(#s)');
}

function checks({ canvas, palette }: LayoutContext): void {
  canvas.add(
    `<defs><pattern id="s" width="150" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="150" height="150" fill="${palette.a}"/><rect width="75" height="75" fill="${palette.c}"/><rect x="75" y="75" width="75" height="75" fill="${palette.b}"/></pattern></defs>`,
  );
  canvas.rect(0, 0, coverWidth, coverHeight, 'url(#s)');
}

function rays({ canvas, palette }: LayoutContext): void {
  let path = '';
  for (let i = 0; i < 24; i++) {
    const [from, to] = [(i / 12) * Math.PI, ((i + 0.5) / 12) * Math.PI];
    path += `M600 870L${round1(600 + 1300 * Math.cos(from))} ${round1(870 + 1300 * Math.sin(from))}L${round1(600 + 1300 * Math.cos(to))} ${round1(870 + 1300 * Math.sin(to))}Z`;
  }
  canvas.path(path, palette.c);
}
