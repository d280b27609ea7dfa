import { H, n, W } from '../canvas';
import { faces, type Layout, margin, type Sheet } from './sheet';

/** A pattern behind a pasted label. */
export const label: Layout = (sheet) => {
  const { canvas, palette, chance, words, author, subtitle } = sheet;
  canvas.rect(0, 0, W, H, palette.a);
  chance.pick([scallops, checks, rays])(sheet);
  canvas.rect(150, 520, W - 300, 700, '#fbf5e6');
  canvas.rect(174, 544, W - 348, 652, 'none', 'stroke="#2a2622" stroke-width="4"');
  const used = canvas.text(words, {
    x: 220,
    y: 600,
    width: W - 440,
    height: 370,
    largest: 128,
    face: faces.serif,
    fill: '#2a2622',
    align: 'center',
    stand: 'middle',
    leading: 1.04,
  });
  if (subtitle && used < 300)
    canvas.text(subtitle, {
      x: 230,
      y: 600 + 185 + used / 2 + 40,
      width: W - 460,
      height: 100,
      largest: 40,
      face: faces.garamondItalic,
      fill: '#2a2622',
      align: 'center',
      mostLines: 2,
    });
  canvas.text(author, { x: 220, y: 1080, width: W - 440, height: 70, largest: 50, face: faces.text, fill: '#2a2622', align: 'center', stand: 'middle' });
};

function scallops({ canvas, palette }: Sheet): void {
  canvas.add(
    `<defs><pattern id="s" width="200" height="100" patternUnits="userSpaceOnUse"><g stroke="${palette.a}" stroke-width="8">${[
      [0, 0],
      [200, 0],
      [100, 50],
      [0, 100],
      [200, 100],
      [100, 150],
    ]
      .map(([x, y]) => [96, 64, 32].map((r, i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 2 === 0 ? palette.c : palette.b}"/>`).join(''))
      .join('')}</g></pattern></defs>`,
  );
  canvas.rect(0, 0, W, H, 'url(#s)');
}

function checks({ canvas, palette }: Sheet): void {
  canvas.add(
    `<defs><pattern id="s" width="150" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="150" height="150" fill="${palette.a}"/><rect width="75" height="75" fill="${palette.c}"/><rect x="75" y="75" width="75" height="75" fill="${palette.b}"/></pattern></defs>`,
  );
  canvas.rect(0, 0, W, H, 'url(#s)');
}

function rays({ canvas, palette }: Sheet): void {
  let path = '';
  for (let i = 0; i < 24; i++) {
    const [from, to] = [(i / 12) * Math.PI, ((i + 0.5) / 12) * Math.PI];
    path += `M600 870L${n(600 + 1300 * Math.cos(from))} ${n(870 + 1300 * Math.sin(from))}L${n(600 + 1300 * Math.cos(to))} ${n(870 + 1300 * Math.sin(to))}Z`;
  }
  canvas.path(path, palette.c);
}

/** Quarter circles on a grid. */
export const tiles: Layout = ({ canvas, palette, chance, words, author }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const size = 300;
  const colours = [palette.a, palette.b, palette.c, palette.ink] as const;
  for (let row = 0; row < 4; row++) {
    for (let across = 0; across < 4; across++) {
      if (chance.isOneIn(0.08)) continue;
      const [x, y] = [across * size, 600 + row * size];
      const turn = chance.whole(0, 3) * 90;
      if (chance.isOneIn(0.35)) canvas.rect(x, y, size, size, chance.pick(colours), 'opacity="0.9"');
      canvas.path(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, chance.pick(colours), `transform="translate(${x} ${y}) rotate(${turn} 150 150)"`);
    }
  }
  canvas.rect(0, 0, W, 600, palette.ground);
  canvas.text(words, { x: 70, y: 90, width: W - 140, height: 350, largest: 150, face: faces.space, fill: palette.ink, leading: 1.02, tracking: -0.015 });
  canvas.text(author, { x: 70, y: 490, width: W - 140, height: 60, largest: 50, face: faces.text, fill: palette.ink, stand: 'bottom', mostLines: 1 });
};

/** Arches within arches. */
export const arches: Layout = ({ canvas, palette, chance, words, author }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const colours = [palette.c, palette.a, palette.b, palette.c, palette.a, palette.ground];
  const x = chance.pick([600, 600, 480, 720]);
  for (const [at, colour] of colours.entries()) {
    const r = 560 - at * 88;
    canvas.path(`M${x - r} ${H}V1290A${r} ${r} 0 0 1 ${x + r} 1290V${H}Z`, colour);
  }
  canvas.text(words, {
    x: margin,
    y: 120,
    width: W - 2 * margin,
    height: 430,
    largest: 150,
    face: chance.pick([faces.geometric, faces.slab]),
    fill: palette.ink,
    align: 'center',
    stand: 'middle',
    leading: 1.1,
  });
  canvas.text(author, {
    x: margin,
    y: 600,
    width: W - 2 * margin,
    height: 60,
    largest: 50,
    face: faces.text,
    fill: palette.ink,
    align: 'center',
    mostLines: 1,
  });
};

/** Stripes of uneven width, the words on a plate. */
export const stripes: Layout = ({ canvas, palette, chance, words, author }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const colours = [palette.a, palette.ground, palette.b, palette.c, palette.ground] as const;
  for (let x = 0, at = 0; x < W; at++) {
    const width = chance.pick([24, 48, 72, 110, 36]);
    canvas.rect(x, 0, width, H, colours[at % colours.length] ?? palette.a);
    x += width;
  }
  canvas.rect(0, 1010, W, H - 1010, palette.ground);
  canvas.rect(0, 1010, W, 12, palette.ink);
  canvas.text(words, { x: 80, y: 1085, width: W - 160, height: 440, largest: 160, face: faces.grotesk, fill: palette.ink, leading: 1.02, tracking: -0.02 });
  canvas.text(author, { x: 80, y: 1620, width: W - 160, height: 80, largest: 56, face: faces.text, fill: palette.ink, stand: 'bottom', mostLines: 1 });
};

/** A grid of dots that swells. */
export const dots: Layout = ({ canvas, palette, chance, words, author }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const [cx, cy] = [chance.whole(200, 1000), chance.whole(1050, 1450)];
  let path = '';
  for (let y = 790; y < H + 40; y += 80) {
    for (let x = 40; x < W; x += 80) {
      const r = Math.max(4, 42 - Math.hypot(x - cx, y - cy) / 17);
      path += `M${x - Math.round(r)} ${y}a${Math.round(r)} ${Math.round(r)} 0 1 0 ${2 * Math.round(r)} 0a${Math.round(r)} ${Math.round(r)} 0 1 0 -${2 * Math.round(r)} 0`;
    }
  }
  canvas.path(path, palette.a);
  canvas.text(author, {
    x: margin,
    y: 110,
    width: W - 2 * margin,
    height: 70,
    largest: 54,
    face: faces.geometric,
    fill: palette.ink,
    tracking: 0.05,
    upper: true,
    mostLines: 1,
  });
  canvas.rect(margin, 205, 150, 10, palette.a);
  canvas.text(words, {
    x: margin,
    y: 270,
    width: W - 2 * margin,
    height: 450,
    largest: 168,
    face: faces.grotesk,
    fill: palette.ink,
    leading: 1.02,
    tracking: -0.02,
  });
};

/** Contour lines of a hill nobody has named. */
export const contours: Layout = ({ canvas, palette, chance, words, subtitle, author }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const [cx, cy] = [chance.whole(250, 950), chance.whole(1080, 1350)];
  const phase = chance.next() * 6;
  for (let ring = 1; ring <= 13; ring++) {
    const points = Array.from({ length: 10 }, (_one, at) => {
      const turn = (at / 10) * 2 * Math.PI;
      const r = ring * 78 * (1 + 0.16 * Math.sin(3 * turn + phase) + 0.09 * Math.cos(2 * turn - phase + ring / 5));
      return [cx + r * Math.cos(turn), cy + r * Math.sin(turn) * 0.85] as const;
    });
    canvas.path(smooth(points), 'none', `stroke="${ring % 4 === 0 ? palette.a : palette.b}" stroke-width="${ring % 4 === 0 ? 9 : 5}"`);
  }
  canvas.circle(cx, cy, 26, palette.a);
  canvas.rect(0, 0, W, 660, palette.ground);
  const used = canvas.text(words, { x: margin, y: 120, width: W - 2 * margin, height: 400, largest: 160, face: faces.serif, fill: palette.ink, leading: 1.05 });
  if (subtitle && used < 330)
    canvas.text(subtitle, {
      x: margin,
      y: 120 + used + 50,
      width: W - 2 * margin,
      height: 110,
      largest: 46,
      face: faces.text,
      fill: palette.ink,
      mostLines: 2,
      leading: 1.25,
    });
  canvas.rect(margin - 20, H - 190, W - 2 * margin + 40, 110, palette.ground);
  canvas.text(author, {
    x: margin,
    y: H - 170,
    width: W - 2 * margin,
    height: 70,
    largest: 54,
    face: faces.text,
    fill: palette.ink,
    stand: 'middle',
    mostLines: 1,
  });
};

/** A closed curve through points, by the middles of its chords. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (a: readonly [number, number], b: readonly [number, number]) => `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  const first = points[0] ?? ([0, 0] as const);
  const last = points.at(-1) ?? first;
  return `M${middle(last, first)}${points.map((point, at) => `Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, points[at + 1] ?? first)}`).join('')}Z`;
}
