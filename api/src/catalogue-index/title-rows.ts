/**
 * A row of cells for each title: its flags, then the numbers of its facets, each plus one; 0 ends them. All that filters ask of a title lies
 * side by side, since at a million titles each place that is looked up costs a way to memory. Of the few titles with more facets than a
 * row holds, `more` has the rest.
 */
export interface TitleRows {
  cells: Uint16Array | Uint32Array;
  more: Map<number, number[]>;
}

export const rowLength = 16;

/** `number`: the most that a facet has. */
export const newRows = (titles: number, number: number): TitleRows => ({
  cells: number < 0xffff ? new Uint16Array(titles * rowLength) : new Uint32Array(titles * rowLength),
  more: new Map(),
});

export const flagsAt = ({ cells }: TitleRows, at: number): number => cells[at * rowLength] ?? 0;

export function setFlags({ cells }: TitleRows, at: number, flags: number): void {
  cells[at * rowLength] = flags;
}

export function setFacets({ cells, more }: TitleRows, at: number, numbers: readonly number[]): void {
  const most = rowLength - 1;
  for (let i = 0; i < Math.min(most, numbers.length); i++) cells[at * rowLength + 1 + i] = (numbers[i] ?? 0) + 1;
  if (numbers.length > most) more.set(at, numbers.slice(most));
}

export function hasFacet({ cells, more }: TitleRows, at: number, number: number): boolean {
  const end = (at + 1) * rowLength;
  for (let i = at * rowLength + 1; i < end; i++) {
    const cell = cells[i] ?? 0;
    if (cell === number + 1) return true;
    if (cell === 0) return false;
  }
  return more.get(at)?.includes(number) ?? false;
}
