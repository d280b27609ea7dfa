import * as m from '#messages';
import { seededRandom } from '../random/seeded-random';
import type { CoverTitle } from './draw-cover';
import { Canvas, coverHeight, coverWidth } from './drawing/canvas';
import { caption, faces } from './drawing/layout';
import { moodOf, palettesOf } from './drawing/palettes';
import { setText } from './drawing/set-text';
import { hills, stars, sun, waves } from './layouts/patterns/landscape';

const [paper, ink, pale] = ['#fbf8f1', '#23211d', '#cfc9bc'];

/**
 * Draws an inside page at the cover's size: 'title' is the title page, 'opening' the first page of text (with lines for
 * words), any other key a picture.
 */
export function drawInside(title: CoverTitle, key: string): string {
  const canvas = new Canvas(title.language);
  canvas.rect(0, 0, coverWidth, coverHeight, paper);
  if (key === 'title') titlePage(canvas, title);
  else if (key === 'opening') openingPage(canvas, title);
  else plate(canvas, title, key);
  return canvas.toSvg(m.cover_page_of({ title: title.title }));
}

function titlePage(canvas: Canvas, { title, subtitle, authors, publisher }: CoverTitle): void {
  const middle = { align: 'center', fill: ink, inset: 180 } as const;
  const used = caption(canvas, title, { ...middle, y: 420, height: 420, largest: 130, face: faces.garamond });
  caption(canvas, subtitle, {
    ...middle,
    y: 420 + used + 70,
    height: 130,
    largest: 54,
    face: faces.garamondItalic,
    maxLines: 2,
    leading: 1.25,
  });
  caption(canvas, authors.map(({ name }) => name).join(' & '), {
    ...middle,
    y: 1020,
    height: 140,
    largest: 62,
    face: faces.garamond,
    maxLines: 2,
  });
  canvas.circle(coverWidth / 2, 1450, 34, 'none', `stroke="${ink}" stroke-width="5"`);
  caption(canvas, publisher, {
    ...middle,
    y: 1530,
    height: 60,
    largest: 44,
    face: faces.geometric,
    tracking: 0.08,
    upper: true,
    maxLines: 1,
  });
}

const [left, lineHeight] = [170, 62];
function openingPage(canvas: Canvas, { eisbn, title }: CoverTitle): void {
  const chance = seededRandom(`inside opening ${eisbn}`);
  caption(canvas, m.cover_chapter_one(), {
    align: 'center',
    fill: ink,
    inset: left,
    y: 280,
    height: 110,
    largest: 100,
    face: faces.garamondItalic,
  });
  setText(canvas, [...title].find((character) => /\p{L}/u.test(character)) ?? '', {
    x: left,
    y: 530,
    width: 190,
    height: 190,
    largest: 230,
    face: faces.garamond,
    fill: ink,
  });
  for (let line = 0; line < 17; line++) {
    const start = line < 3 ? left + 210 : left;
    const end = chance.withProbability(0.18) ? coverWidth - left - chance.integerBetween(180, 560) : coverWidth - left;
    canvas.rect(start, 560 + line * lineHeight, end - start, 14, pale, 'rx="7"');
  }
  caption(canvas, '1', {
    align: 'center',
    fill: ink,
    inset: left,
    y: 1650,
    height: 50,
    largest: 44,
    face: faces.garamond,
  });
}

/** A landscape without text, in the cover's colours. */
function plate(canvas: Canvas, { eisbn, subject, audience }: CoverTitle, key: string): void {
  const chance = seededRandom(`inside ${key} ${eisbn}`);
  const palettes = palettesOf(moodOf(subject, audience));
  const palette = palettes[chance.integerBetween(0, palettes.length - 1)];
  if (palette)
    chance.pick([hills, stars, sun, waves])({
      canvas,
      palette,
      chance,
      words: '',
      subtitle: '',
      author: '',
      series: '',
      imprint: '',
    });
}
