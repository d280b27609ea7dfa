const maxCovers = 6;

/** P1 §9: up to six covers; of more, five and how many are left (REG-02). */
export function thumbnailsOf<T>(items: readonly T[]): { shown: readonly T[]; more: number } {
  if (items.length <= maxCovers) return { shown: items, more: 0 };
  return { shown: items.slice(0, maxCovers - 1), more: items.length - (maxCovers - 1) };
}
