import { H, on, W } from '../canvas';
import { faces, type Layout, margin } from './sheet';

/** Three bands, the middle one for the words. */
export const bands: Layout = ({ canvas, palette, words, author, imprint }) => {
  canvas.rect(0, 0, W, H, palette.a);
  canvas.rect(0, 520, W, 760, '#f6efe0');
  canvas.rect(0, 520, W, 10, '#22211f');
  canvas.rect(0, 1270, W, 10, '#22211f');
  const used = canvas.text(words, {
    x: margin,
    y: 600,
    width: W - 2 * margin,
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
  canvas.text(author, {
    x: margin,
    y: 1160,
    width: W - 2 * margin,
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
  canvas.text(imprint, {
    x: margin,
    y: 1490,
    width: W - 2 * margin,
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

/** A double rule and nothing else: the old way with the great. */
export const frame: Layout = ({ canvas, palette, words, subtitle, author, chance }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  for (const [inset, width] of [
    [56, 10],
    [84, 3],
  ] as const)
    canvas.rect(inset, inset, W - 2 * inset, H - 2 * inset, 'none', `stroke="${palette.a}" stroke-width="${width}"`);
  for (const [x, y] of [
    [84, 84],
    [W - 84, 84],
    [84, H - 84],
    [W - 84, H - 84],
  ] as const) {
    canvas.circle(x, y, 46, palette.ground, `stroke="${palette.a}" stroke-width="3"`);
    canvas.path(diamond(x, y, 24), palette.b);
  }
  canvas.text(author, {
    x: 190,
    y: 210,
    width: W - 380,
    height: 130,
    largest: 62,
    face: faces.garamond,
    fill: palette.ink,
    align: 'center',
    tracking: 0.08,
    upper: true,
  });
  const used = canvas.text(words, {
    x: 170,
    y: 460,
    width: W - 340,
    height: 620,
    largest: 190,
    face: faces.garamond,
    fill: palette.ink,
    align: 'center',
    stand: 'middle',
    leading: 0.98,
  });
  if (subtitle)
    canvas.text(subtitle, {
      x: 200,
      y: 460 + 310 + used / 2 + 70,
      width: W - 400,
      height: 170,
      largest: 58,
      face: faces.garamondItalic,
      fill: palette.a,
      align: 'center',
    });
  ornament(canvas.path.bind(canvas), W / 2, 1440, palette.a, palette.b, chance.whole(5, 9));
};

function ornament(path: (d: string, fill: string, more?: string) => void, x: number, y: number, a: string, b: string, petals: number): void {
  for (let i = 0; i < petals; i++)
    path('M0 0Q34 -60 0 -130Q-34 -60 0 0', i % 2 === 0 ? a : b, `transform="translate(${x} ${y}) rotate(${Math.round((360 / petals) * i)})"`);
  path(diamond(x, y, 16), a);
}

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

/** Poster type from edge to edge. */
export const poster: Layout = ({ canvas, palette, words, subtitle, author }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  canvas.rect(0, 0, W, 36, palette.a);
  canvas.poster(words, {
    x: 76,
    y: 130,
    width: W - 152,
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
  canvas.rect(76, 1500, W - 152, 8, palette.a);
  canvas.text(author, {
    x: 76,
    y: 1545,
    width: W - 152,
    height: 90,
    largest: 74,
    face: faces.condensed,
    fill: palette.a,
    upper: true,
    tracking: 0.02,
    mostLines: 1,
  });
  if (subtitle) canvas.text(subtitle, { x: 76, y: 1655, width: W - 152, height: 90, largest: 42, face: faces.text, fill: palette.ink, mostLines: 2 });
};

/** One letter, far too large. */
export const initial: Layout = ({ canvas, palette, words, author, chance }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const letter = [...words.replace(/^(The|A|An) /, '').replace(/[^\p{L}\p{N}]/gu, '')][0] ?? '';
  canvas.text(letter, {
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
  canvas.rect(0, 1130, W, H - 1130, palette.ground);
  canvas.rect(margin, 1130, W - 2 * margin, 6, palette.ink);
  canvas.text(words, { x: margin, y: 1190, width: W - 2 * margin, height: 370, largest: 130, face: faces.playfair, fill: palette.ink, leading: 1.05 });
  canvas.text(author, { x: margin, y: 1620, width: W - 2 * margin, height: 80, largest: 54, face: faces.text, fill: palette.ink, stand: 'bottom' });
};

/** Two fields cut on the slant. */
export const diagonal: Layout = ({ canvas, palette, words, author, chance }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const lean = chance.pick([1, -1]);
  const low = chance.whole(880, 1060);
  const [left, right] = lean === 1 ? [low + 330, low] : [low, low + 330];
  canvas.path(`M0 ${left}L${W} ${right}V${H}H0Z`, palette.a);
  canvas.path(`M0 ${left + 90}L${W} ${right + 90}V${right + 150}L0 ${left + 150}Z`, palette.b);
  canvas.path(`M0 ${left + 190}L${W} ${right + 190}V${right + 214}L0 ${left + 214}Z`, palette.c);
  canvas.text(words, {
    x: margin,
    y: 130,
    width: W - 2 * margin,
    height: 690,
    largest: 200,
    face: faces.condensed,
    fill: palette.ink,
    upper: true,
    leading: 1.1,
  });
  canvas.text(author, {
    x: margin,
    y: 1570,
    width: W - 2 * margin,
    height: 120,
    largest: 70,
    face: faces.condensed,
    fill: on(palette.a),
    stand: 'bottom',
    align: lean === 1 ? 'right' : 'left',
    tracking: 0.02,
  });
};

/** For a short Chinese or Japanese title: one column, a seal, much air. */
export const column: Layout = ({ canvas, palette, words, author, chance }) => {
  canvas.rect(0, 0, W, H, palette.ground);
  const x = chance.pick([640, 700]);
  canvas.circle(chance.whole(330, 430), chance.whole(1120, 1320), chance.whole(250, 330), palette.a);
  canvas.path(`M0 ${H - 220}Q300 ${H - 330} 640 ${H - 210}T${W} ${H - 260}V${H}H0Z`, palette.c, 'opacity="0.85"');
  canvas.column(words, { x, y: 150, width: 330, height: 1180, largest: 300, face: faces.garamond, fill: palette.ink });
  canvas.column(author, { x: 170, y: 170, width: 90, height: 620, largest: 78, face: faces.garamond, fill: palette.ink });
};
