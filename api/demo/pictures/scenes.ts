/** Original drawings for the demo shops, each made of a few shapes. */
const size = { width: 1600, height: 900 };

const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 1600 900">${shapes}</svg>`;
const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const wave = (y: number, height: number, fill: string): string =>
  path(`M0 ${y} Q200 ${y - height} 400 ${y} T800 ${y} T1200 ${y} T1600 ${y} V900 H0Z`, fill);

/** Spines of books on a shelf at `y`. */
function shelf(y: number, colours: readonly string[], board: string): string {
  const books = Array.from({ length: 30 }, (_one, at) => {
    const width = 34 + ((at * 7) % 19);
    const height = 190 + ((at * 37) % 90);
    return rect(20 + at * 53, y - height, width, height, colours[at % colours.length] ?? board);
  });
  return `${books.join('')}${rect(0, y, 1600, 22, board)}`;
}

export const scenes = {
  harbour: svg(
    rect(0, 0, 1600, 900, '#d9e6e4') +
      circle(1220, 250, 110, '#f0c987') +
      path('M0 520 L260 300 L520 500 L820 260 L1180 520 L1600 380 V900 H0Z', '#7fa3a0') +
      wave(560, 30, '#3f7480') +
      path('M620 560 L1000 560 L940 640 L690 640Z', '#c4552d') +
      path('M800 300 L800 545 L660 545Z', '#fbf8f2') +
      path('M815 340 L815 545 L930 545Z', '#efe4cf') +
      wave(680, 36, '#14495a') +
      wave(790, 30, '#0e2d38'),
  ),
  wharf: svg(
    rect(0, 0, 1600, 900, '#f3e7d3') +
      rect(0, 560, 1600, 340, '#2c6170') +
      rect(180, 250, 620, 330, '#14495a') +
      path('M140 260 L490 90 L840 260Z', '#c4552d') +
      rect(260, 340, 180, 150, '#fbe6a8') +
      rect(540, 340, 180, 240, '#fbf8f2') +
      rect(0, 580, 1600, 40, '#7b5a3c') +
      [120, 420, 720, 1020, 1320].map((x) => rect(x, 620, 36, 280, '#5c4029')).join(''),
  ),
  shelves: svg(
    rect(0, 0, 1600, 900, '#efe6d8') +
      shelf(290, ['#14495a', '#c4552d', '#e2b04a', '#6d8f84', '#8c4a5a'], '#7b5a3c') +
      shelf(580, ['#6d8f84', '#27424d', '#c98a3c', '#a34a38', '#d8cdb5'], '#7b5a3c') +
      shelf(870, ['#8c4a5a', '#e2b04a', '#14495a', '#4e6b4f', '#c4552d'], '#7b5a3c'),
  ),
  chair: svg(
    rect(0, 0, 1600, 900, '#e6dccb') +
      rect(900, 120, 460, 420, '#bcd5da') +
      rect(1120, 120, 18, 420, '#fbf8f2') +
      rect(900, 320, 460, 18, '#fbf8f2') +
      rect(0, 760, 1600, 140, '#8a6a4a') +
      path('M340 380 Q340 300 440 300 L700 300 Q800 300 800 380 L800 640 L340 640Z', '#a34a38') +
      rect(290, 520, 560, 180, '#8c3d2d') +
      rect(330, 700, 40, 80, '#5c4029') +
      rect(770, 700, 40, 80, '#5c4029') +
      rect(480, 490, 170, 30, '#14495a'),
  ),
  window: svg(
    rect(0, 0, 1600, 900, '#1c1418') +
      [80, 460, 840, 1220].map((x) => rect(x, 120, 320, 560, '#f0b54a') + rect(x, 390, 320, 14, '#1c1418')).join('') +
      [240, 620, 1000, 1380].map((x) => circle(x, 260, 46, '#fdf1d4')).join('') +
      [130, 520, 900, 1290]
        .map(
          (x) =>
            rect(x, 560, 34, 120, '#e2725b') +
            rect(x + 44, 580, 40, 100, '#5b7b7a') +
            rect(x + 96, 550, 30, 130, '#8c4a5a'),
        )
        .join('') +
      rect(0, 700, 1600, 200, '#271c22') +
      path('M700 700 q30 -90 90 -90 q60 0 90 90Z', '#120c0f') +
      path('M800 620 l14 -34 l16 30Z M842 616 l20 -30 l8 36Z', '#120c0f'),
  ),
  rivers: svg(
    rect(0, 0, 1600, 900, '#eef1e4') +
      path('M0 340 Q400 220 800 340 T1600 320 V900 H0Z', '#9bb58a') +
      path('M0 520 Q420 400 820 520 T1600 500 V900 H0Z', '#5f8a5c') +
      path('M220 900 Q340 680 300 520 Q280 430 360 330 L400 330 Q340 440 380 520 Q460 700 380 900Z', '#9cc3cf') +
      path('M720 900 Q860 700 800 520 Q770 430 820 330 L860 330 Q830 440 880 520 Q980 700 900 900Z', '#7fb0c0') +
      path(
        'M1260 900 Q1340 700 1280 520 Q1250 430 1220 330 L1262 330 Q1310 440 1360 520 Q1440 700 1400 900Z',
        '#9cc3cf',
      ),
  ),
  chapel: svg(
    rect(0, 0, 1600, 900, '#e4e8f5') +
      path('M0 700 Q800 560 1600 700 V900 H0Z', '#7d9a72') +
      rect(560, 380, 420, 320, '#24366f') +
      path('M520 390 L770 220 L1020 390Z', '#1b2140') +
      rect(740, 90, 60, 160, '#24366f') +
      path('M730 100 L770 30 L810 100Z', '#8a6a12') +
      path('M720 700 V560 q50 -70 100 0 V700Z', '#f4e3b2'),
  ),
  crates: svg(
    rect(0, 0, 1600, 900, '#f5f5f3') +
      [0, 1, 2, 3]
        .map((row) =>
          [0, 1, 2, 3, 4]
            .map(
              (at) =>
                rect(60 + at * 300, 60 + row * 200, 270, 180, (at + row) % 3 === 0 ? '#c8102e' : '#161616') +
                rect(80 + at * 300, 130 + row * 200, 230, 16, '#f5f5f3'),
            )
            .join(''),
        )
        .join(''),
  ),
} satisfies Record<string, string>;
export type Scene = keyof typeof scenes;

/** A lighthouse with a turning light, one drawing per frame. */
export const lighthouse = [0, 1, 2, 3, 4, 5].map((step) =>
  svg(
    rect(0, 0, 1600, 900, '#0e2d38') +
      path(`M800 250 L${-400 + step * 480} 60 L${-200 + step * 480} 420Z`, '#e9c46a') +
      rect(740, 260, 120, 460, '#fbf8f2') +
      rect(740, 380, 120, 70, '#c4552d') +
      rect(740, 560, 120, 70, '#c4552d') +
      circle(800, 250, 46, '#fdf1d4') +
      wave(740, 26, '#14495a'),
  ),
);
