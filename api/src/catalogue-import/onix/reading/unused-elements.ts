import { isAsked } from './node';
import type { OnixNode } from './parse-element';

/** Numbers of a message's own bookkeeping, which say nothing of a title. */
const bookkeeping = /^Record(Reference|Source)/;
/** Elements of ONIX, also of a supplier's own; not the markup within texts. */
const isElement = (name: string): boolean => /^[A-Z]|^[a-z]{1,2}\d/.test(name) && !bookkeeping.test(name);

/** A file of rubbish may have any number of names. */
const maxNames = 2000;

/** Counts the elements of a message that nothing was read from, by their reference names. */
export class UnusedElements {
  /** By parent, then by name. */
  private readonly seen = new Map<string, Map<string, number>>();
  private names = 0;

  add(node: OnixNode): void {
    let counts = this.seen.get(node.name);
    for (const part of node.parts) {
      if (typeof part === 'string') continue;
      counts ??= new Map();
      const count = counts.get(part.name) ?? 0;
      if (count === 0 && ++this.names > maxNames) continue;
      counts.set(part.name, count + 1);
      this.add(part);
    }
    if (counts) this.seen.set(node.name, counts);
  }

  /** The most frequent first. What stands in an element that isn't used isn't named. */
  list(): [name: string, count: number][] {
    const unused = new Map<string, number>();
    for (const [parent, counts] of this.seen) {
      if (parent !== 'Product' && !isAsked(parent)) continue;
      for (const [name, count] of counts)
        if (isElement(name) && !isAsked(name)) unused.set(name, (unused.get(name) ?? 0) + count);
    }
    return [...unused].sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));
  }
}
