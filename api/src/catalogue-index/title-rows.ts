/**
 * What each title has, side by side, since at a million titles each place that is looked up costs a way to memory.
 * `cells`: the numbers of its facets, each plus one; 0 ends them. Of the few titles with more facets than a row holds, `more` has the rest.
 * `marks`: `width` words of bits: the first its flags, the others a bit for each of the facets that many titles have (their `column`).
 */
export interface TitleRows {
  cells: Uint16Array | Uint32Array;
  more: Map<number, number[]>;
  marks: Uint32Array;
  width: number;
}

export const rowLength = 16;

/** `number`: of all facets. `columns`: of those that many titles have. */
export function newRows(titles: number, number: number, columns: number): TitleRows {
  const width = 1 + ((columns + 31) >>> 5);
  return {
    cells: number < 0xffff ? new Uint16Array(titles * rowLength) : new Uint32Array(titles * rowLength),
    more: new Map(),
    marks: new Uint32Array(titles * width),
    width,
  };
}

export const flagsAt = ({ marks, width }: TitleRows, at: number): number => marks[at * width] ?? 0;

export function setFlags({ marks, width }: TitleRows, at: number, flags: number): void {
  marks[at * width] = flags;
}

export function setColumn({ marks, width }: TitleRows, at: number, column: number): void {
  const word = at * width + 1 + (column >>> 5);
  marks[word] = (marks[word] ?? 0) | (1 << (column & 31));
}

export function setFacets({ cells, more }: TitleRows, at: number, numbers: readonly number[]): void {
  for (let i = 0; i < Math.min(rowLength, numbers.length); i++) cells[at * rowLength + i] = (numbers[i] ?? 0) + 1;
  if (numbers.length > rowLength) more.set(at, numbers.slice(rowLength));
}

export function hasFacet({ cells, more }: TitleRows, at: number, number: number): boolean {
  const end = (at + 1) * rowLength;
  for (let i = at * rowLength; i < end; i++) {
    const cell = cells[i] ?? 0;
    if (cell === number + 1) return true;
    if (cell === 0) return false;
  }
  return more.get(at)?.includes(number) ?? false;
}
