import * as m from '#messages';
import { seededRandom } from '../random/seeded-random';
import { Canvas, coverHeight, coverWidth } from './drawing/canvas';
import { faces, type Layout } from './drawing/layout';
import { type Mood, moodOf, palettesOf } from './drawing/palettes';
import { setText } from './drawing/set-text';
import { column } from './layouts/lettering/column';
import { frame } from './layouts/lettering/frame';
import { initial } from './layouts/lettering/initial';
import { label } from './layouts/lettering/label';
import { poster } from './layouts/lettering/poster';
import { arches } from './layouts/patterns/arches';
import { bands } from './layouts/patterns/bands';
import { contours } from './layouts/patterns/contours';
import { diagonal } from './layouts/patterns/diagonal';
import { dots } from './layouts/patterns/dots';
import { hills, stars, stem, sun, waves } from './layouts/patterns/landscape';
import { stripes } from './layouts/patterns/stripes';
import { tiles } from './layouts/patterns/tiles';

export interface CoverTitle {
  eisbn: string;
  title: string;
  subtitle: string;
  authors: { name: string }[];
  publisher: string;
  series: string;
  series_num: string;
  language: string;
  subject: string;
  audience: string;
  /** The key of an inside page to draw instead of the cover. */
  inside?: string | undefined;
}

const layoutsOf: Record<Mood, readonly [Layout, ...Layout[]]> = {
  literary: [initial, sun, label, poster, stripes, dots, bands, contours, hills, tiles, diagonal, arches],
  classic: [frame, label, bands, initial, frame, stem, poster],
  crime: [diagonal, stripes, poster, initial, dots, bands],
  speculative: [stars, contours, tiles, sun, poster, dots, diagonal],
  children: [arches, hills, dots, tiles, sun, stars, waves, label],
  nature: [waves, hills, stem, contours, sun],
  ideas: [tiles, poster, dots, diagonal, contours, stripes, bands, arches],
  poetry: [stem, sun, frame, contours, waves, label],
  food: [label, arches, stem, stripes, tiles],
};

/**
 * Draws an edition's cover as an SVG with a 2:3 ratio. Layout, colours and pattern follow from ISBN and subject, so
 * they never change.
 */
export function drawCover(title: CoverTitle): string {
  const mood = moodOf(title.subject, title.audience);
  const chance = seededRandom(`cover ${title.eisbn}`);
  const palettes = palettesOf(mood);
  const palette = palettes[chance.integerBetween(0, palettes.length - 1)] ?? {
    ground: '#f3e9d7',
    ink: '#20252b',
    a: '#c4472f',
    b: '#e2a33c',
    c: '#2f5f6d',
  };
  const canvas = new Canvas(title.language);
  const author = authorLine(title.authors.map(({ name }) => name));
  const draw = isColumn(title) ? column : chance.pick(layoutsOf[mood]);
  draw({
    canvas,
    palette,
    chance,
    words: title.title,
    subtitle: title.subtitle.length <= 90 ? title.subtitle : '',
    author,
    series: title.series,
    imprint: title.publisher,
  });
  return canvas.toSvg([title.title, author].filter(Boolean).join(', '));
}

/** Two in three short titles in Chinese characters or kana are set vertically. */
const isColumn = ({ title, eisbn }: CoverTitle): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{1,9}$/u.test(title) &&
  seededRandom(`column ${eisbn}`).withProbability(0.66);

function authorLine(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' & ');
  return m.cover_authors_and_others({ author: names[0] ?? '' });
}

/** The placeholder for a title without a cover: a plain board. */
export function drawNoCover(): string {
  const canvas = new Canvas('eng');
  canvas.rect(0, 0, coverWidth, coverHeight, '#e7e3da');
  canvas.rect(0, 0, 90, coverHeight, '#d9d4c8');
  canvas.rect(170, 80, coverWidth - 250, coverHeight - 160, 'none', 'stroke="#bdb6a6" stroke-width="6"');
  setText(canvas, m.cover_none(), {
    x: 260,
    y: 700,
    width: coverWidth - 430,
    height: 300,
    largest: 110,
    face: faces.serif,
    fill: '#6d675b',
    align: 'center',
    stand: 'middle',
  });
  return canvas.toSvg(m.cover_none());
}
