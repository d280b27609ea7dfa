import { coverHeight, coverWidth, inkOn, round1 } from '../../drawing/canvas';
import { caption, faces, type Layout, type LayoutContext } from '../../drawing/layout';

/** A sun over a horizon, reflected in water. */
export const sun: Layout = (context) => {
  const { canvas, palette, chance } = context;
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const horizon = chance.integerBetween(1180, 1300);
  const r = chance.integerBetween(280, 390);
  const x = chance.integerBetween(380, 820);
  canvas.circle(x, horizon - chance.integerBetween(-30, 90), r, palette.a);
  canvas.rect(0, horizon, coverWidth, coverHeight - horizon, palette.c);
  for (let i = 0; i < 7; i++) {
    const width = (r * 2 - i * 40) * (0.75 + chance.next() * 0.5);
    canvas.rect(
      x - width / 2 + chance.integerBetween(-30, 30),
      horizon + 34 + i * 50,
      width,
      16 - i,
      i % 2 === 0 ? palette.a : palette.b,
      'rx="8"',
    );
  }
  topWords(context, faces.playfair, horizon - r - 250);
  lowAuthor(context, inkOn(palette.c));
};

/** Ranges of hills, each paler than the one before. */
export const hills: Layout = (context) => {
  const { canvas, palette, chance } = context;
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  canvas.circle(
    chance.integerBetween(250, 950),
    chance.integerBetween(820, 900),
    chance.integerBetween(110, 170),
    palette.b,
  );
  const shades = [palette.b, palette.a, palette.c, palette.c];
  for (const [at, shade] of shades.entries())
    canvas.path(ridge(context, 940 + at * 190, 150 - at * 14), shade, `opacity="${[0.5, 0.75, 0.8, 1][at]}"`);
  topWords(context, faces.serif, 660);
  lowAuthor(context, inkOn(palette.c));
};

function ridge({ chance }: LayoutContext, base: number, swing: number): string {
  let path = `M0 ${base + chance.integerBetween(-swing, swing)}`;
  for (let x = 0; x < coverWidth; x += 300)
    path += `Q${x + 150} ${base + chance.integerBetween(-swing, swing)} ${x + 300} ${base + chance.integerBetween(-swing / 2, swing / 2)}`;
  return `${path}V${coverHeight}H0Z`;
}

/** Water in even waves. */
export const waves: Layout = (context) => {
  const { canvas, palette, chance } = context;
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const colours = [palette.b, palette.a, palette.c];
  const length = chance.pick([300, 400, 240]);
  for (let i = 0; i < 7; i++) {
    const y = 930 + i * 130;
    const swell = `q${length / 4} -70 ${length / 2} 0q${length / 4} 70 ${length / 2} 0`;
    canvas.path(
      `M${Math.round(-((i * length) / 3) % length)} ${y}${swell.repeat(Math.ceil(coverWidth / length) + 1)}V${coverHeight}H0Z`,
      colours[i % 3] ?? palette.a,
    );
  }
  topWords(context, faces.didone, 640);
  lowAuthor(context, inkOn(palette.b));
};

/** A night sky with a moon. */
export const stars: Layout = (context) => {
  const { canvas, palette, chance } = context;
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  for (let i = 0; i < 64; i++)
    canvas.circle(
      chance.integerBetween(20, coverWidth - 20),
      chance.integerBetween(20, coverHeight - 20),
      chance.pick([3, 3, 4, 6]),
      chance.pick([palette.ink, palette.b, palette.ink]),
      'opacity="0.8"',
    );
  const x = chance.integerBetween(420, 780);
  canvas.circle(x, 1180, 330, palette.b);
  canvas.circle(x + chance.pick([120, -120]), 1110, 300, palette.ground);
  for (const r of [440, 560, 700])
    canvas.circle(x, 1180, r, 'none', `stroke="${palette.c}" stroke-width="4" stroke-dasharray="${r / 14} ${r / 40}"`);
  for (const [r, size] of [
    [440, 30],
    [560, 44],
    [700, 24],
  ] as const) {
    const turn = chance.next() * 2 * Math.PI;
    canvas.circle(x + r * Math.cos(turn), 1180 + r * Math.sin(turn), size, palette.a);
  }
  topWords(context, faces.space, 560);
  lowAuthor(context, palette.ink);
};

/** A stem with pairs of leaves. */
export const stem: Layout = (context) => {
  const { canvas, palette, chance } = context;
  canvas.rect(0, 0, coverWidth, coverHeight, palette.ground);
  const lean = chance.integerBetween(-60, 60);
  canvas.path(
    `M600 ${coverHeight}Q${600 - lean * 2} 1400 ${600 + lean} 800`,
    'none',
    `stroke="${palette.c}" stroke-width="14" stroke-linecap="round"`,
  );
  for (let i = 0; i < 8; i++) {
    const y = 1640 - i * 105;
    const x = 600 + (lean * i) / 8 - (i < 4 ? lean * 0.5 * (i / 4) : lean * 0.3);
    const size = 1.25 - i * 0.1;
    for (const side of [-1, 1])
      canvas.path(
        'M0 0C60 -90 190 -120 300 -70C230 30 90 60 0 0Z',
        [palette.a, palette.b, palette.c][(i + (side + 1) / 2) % 3] ?? palette.a,
        `transform="translate(${round1(x)} ${y - (side === 1 ? 46 : 0)}) scale(${round1(side * size)} ${round1(size)}) rotate(${chance.integerBetween(-22, 6)})"`,
      );
  }
  canvas.circle(600 + lean, 790, 40, palette.a);
  topWords(context, faces.playfair, 500);
  canvas.rect(0, coverHeight - 190, coverWidth, 190, palette.ground);
  lowAuthor(context, palette.ink);
};

function topWords(
  { canvas, palette, words, subtitle }: LayoutContext,
  face: (typeof faces)[keyof typeof faces],
  height: number,
): void {
  const used = caption(canvas, words, {
    y: 130,
    height: subtitle ? height - 110 : height,
    largest: 176,
    face,
    fill: palette.ink,
    leading: 1.06,
  });
  if (subtitle)
    caption(canvas, subtitle, {
      y: 130 + used + 56,
      height: 110,
      largest: 50,
      face: faces.text,
      fill: palette.ink,
      maxLines: 2,
      leading: 1.25,
    });
}

function lowAuthor({ canvas, author }: LayoutContext, fill: string): void {
  caption(canvas, author, {
    y: coverHeight - 150,
    height: 70,
    largest: 60,
    face: faces.geometric,
    fill,
    stand: 'bottom',
    tracking: 0.06,
    upper: true,
    maxLines: 1,
  });
}
