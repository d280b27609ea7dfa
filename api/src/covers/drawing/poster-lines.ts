import { lineWidth, type Unit } from './fit';

interface PosterLine {
  line: Unit[];
  size: number;
}

/** The lines that fill the box best, each as wide as the box; undefined if they would be too small to read. */
export function posterLines(
  units: readonly Unit[],
  box: { width: number; height: number; largest: number; tracking?: number },
): PosterLine[] | undefined {
  let best: { lines: PosterLine[]; waste: number } | undefined;
  for (let count = 1; count <= Math.min(7, units.length); count++) {
    const lines = partition(units, count).map((line) => ({
      line,
      size: Math.min(box.largest, box.width / lineWidth(line, box.tracking)),
    }));
    const waste = box.height - lines.reduce((sum, line) => sum + lineHeight(line), 0);
    const isReadable = lines.every(({ size }) => size >= 90);
    if (waste >= 0 && isReadable && (!best || waste < best.waste)) best = { lines, waste };
  }
  return best?.lines;
}

/** Capitals can be set tight; Chinese characters and scripts with deep descenders need their full height. */
export const lineHeight = ({ line, size }: PosterLine): number =>
  size * (line.every(({ text }) => /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u.test(text)) ? 0.86 : 1.12);

function partition(units: readonly Unit[], count: number): Unit[][] {
  const total = lineWidth(units);
  const lines: Unit[][] = [[]];
  for (const [at, unit] of units.entries()) {
    const line = lines.at(-1) ?? [];
    const isFull = line.length > 0 && lineWidth(line) + unit.word.width / 2 > total / count;
    const mustOpen = units.length - at <= count - lines.length;
    if (lines.length < count && line.length > 0 && (isFull || mustOpen)) lines.push([unit]);
    else line.push(unit);
  }
  return lines;
}
