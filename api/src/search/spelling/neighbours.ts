export interface Neighbour {
  /** The word's rank in the vocabulary. */
  rank: number;
  edits: number;
}

/**
 * Finds the words within `maxEdits` of a word: a letter more, less or another, or two neighbours swapped (optimal string
 * alignment). It walks the sorted words as a trie: words with the same beginning share the rows of that beginning, and
 * the rest of a branch is skipped once no continuation can come close enough. With two edits the first letter must be
 * right, or one of the first two: that leaves a twentieth of the branches.
 */
export function neighbours(words: readonly string[], word: string, maxEdits: 1 | 2): Neighbour[] {
  const found = new Walk(words, word, 1).run(0, words.length);
  if (maxEdits === 1) return found;
  const near = new Set(found.map(({ rank }) => rank));
  for (const first of new Set([word[0] ?? '', word[1] ?? ''])) {
    const from = lowerBound(words, first, 0);
    const to = lowerBound(words, after(first), from);
    for (const one of new Walk(words, word, 2).run(from, to)) if (!near.has(one.rank)) found.push(one);
  }
  return found;
}

/** How many edits lead from one word to another; undefined if more than `maxEdits`. */
export const editsBetween = (one: string, other: string, maxEdits: number): number | undefined =>
  one === other ? 0 : new Walk([one], other, maxEdits).run(0, 1)[0]?.edits;

class Walk {
  /** rows[d][j]: the distance of the first d letters of the current word from the first j of the word sought. */
  private readonly rows: Uint8Array[];
  /** The smallest distance of each row. */
  private readonly least: Uint8Array;
  private readonly deepest: number;

  constructor(
    private readonly words: readonly string[],
    private readonly sought: string,
    private readonly maxEdits: number,
  ) {
    this.deepest = sought.length + maxEdits;
    this.rows = Array.from({ length: this.deepest + 1 }, () => new Uint8Array(sought.length + 1).fill(far));
    this.least = new Uint8Array(this.deepest + 1);
    for (let j = 0; j <= sought.length; j++) this.row(0)[j] = j;
  }

  run(from: number, to: number): Neighbour[] {
    const found: Neighbour[] = [];
    /** How many letters of the last word have rows. */
    let [last, ready] = ['', 0];
    for (let rank = from; rank < to; ) {
      const word = this.words[rank] ?? '';
      const end = this.fill(word, Math.min(ready, sharedLength(last, word)));
      last = word;
      ready = end.depth;
      if (end.isHopeless) {
        rank = lowerBound(this.words, after(word.slice(0, end.depth)), rank + 1, to);
        continue;
      }
      const edits = this.row(word.length)[this.sought.length] ?? far;
      if (edits > 0 && edits <= this.maxEdits) found.push({ rank, edits });
      rank++;
    }
    return found;
  }

  private row(depth: number): Uint8Array {
    return this.rows[depth] as Uint8Array;
  }

  /** Fills the rows of a word from a depth on, until its end or until nothing that begins so can be close enough. */
  private fill(word: string, from: number): { depth: number; isHopeless: boolean } {
    for (let depth = from + 1; depth <= word.length; depth++) {
      if (depth > this.deepest) return { depth, isHopeless: true };
      const least = this.fillRow(word, depth);
      this.least[depth] = least;
      // a swap with the next letter counts from the row before
      if (least > this.maxEdits && (this.least[depth - 1] ?? far) >= this.maxEdits) return { depth, isHopeless: true };
    }
    return { depth: word.length, isHopeless: false };
  }

  private fillRow(word: string, depth: number): number {
    const { sought, maxEdits } = this;
    const [row, above] = [this.row(depth), this.row(depth - 1)];
    const letter = word.charCodeAt(depth - 1);
    const [from, to] = [Math.max(1, depth - maxEdits), Math.min(sought.length, depth + maxEdits)];
    row[from - 1] = from === 1 ? depth : far;
    let least = row[from - 1] ?? far;
    for (let j = from; j <= to; j++) {
      const isSame = sought.charCodeAt(j - 1) === letter;
      let edits = Math.min((above[j - 1] ?? far) + (isSame ? 0 : 1), (row[j - 1] ?? far) + 1, (above[j] ?? far) + 1);
      const isSwap =
        depth > 1 &&
        j > 1 &&
        letter === sought.charCodeAt(j - 2) &&
        word.charCodeAt(depth - 2) === sought.charCodeAt(j - 1);
      if (isSwap) edits = Math.min(edits, (this.row(depth - 2)[j - 2] ?? far) + 1);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    if (to < sought.length) row[to + 1] = far;
    return least;
  }
}

const far = 100;

/** The first text behind all that begin with this one. */
const after = (prefix: string): string =>
  prefix.slice(0, -1) + String.fromCharCode(Math.min(0xffff, prefix.charCodeAt(prefix.length - 1) + 1));

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

function lowerBound(words: readonly string[], text: string, from: number, to: number = words.length): number {
  let step = 1;
  while (from + step < to && (words[from + step] ?? '') < text) step <<= 1;
  let [low, high] = [step === 1 ? from : from + (step >>> 1), Math.min(from + step, to)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many edits a word of so many letters may have. */
export function editsAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length <= 7 ? 1 : 2;
}
