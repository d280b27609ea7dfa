import type { PlacedGlyph } from './shape';

/** A glyph's outline at `size` as path data in integers, with relative steps and y pointing down. */
export function outline({ glyph, upem }: PlacedGlyph, size: number): string {
  const scale = size / upem;
  let at: [number, number] = [0, 0];
  let start: [number, number] = [0, 0];
  let data = '';
  let lastLetter = '';
  const points = (args: readonly number[]): [number, number][] =>
    args.flatMap((value, i) =>
      i % 2 === 0 ? [[Math.round(value * scale), Math.round(-(args[i + 1] ?? 0) * scale)] as [number, number]] : [],
    );
  for (const { command, args } of glyph.path.commands) {
    if (command === 'closePath') {
      data += 'z';
      lastLetter = 'z';
      at = start;
      continue;
    }
    const all = points(args);
    const end = all.at(-1) ?? at;
    const letter = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command];
    if (letter === 'l' && end[0] === at[0] && end[1] === at[1]) continue;
    data += step(
      letter,
      lastLetter,
      all.flatMap(([x, y]) => [x - at[0], y - at[1]]),
    );
    lastLetter = letter;
    at = end;
    if (command === 'moveTo') start = end;
  }
  return data;
}

/** Omits a repeated command letter, and the space before a minus sign. */
function step(letter: string, before: string, numbers: readonly number[]): string {
  const text = numbers.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
  if (letter === before && letter !== 'm') return (numbers[0] ?? 0) < 0 ? text : ` ${text}`;
  return letter + text;
}
