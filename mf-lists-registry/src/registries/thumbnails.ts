const most = 6;

/** P1 §9: up to six covers; of more, five and how many are left (REG-02). */
export function thumbnailsOf<T>(items: readonly T[]): { shown: readonly T[]; more: number } {
  if (items.length <= most) return { shown: items, more: 0 };
  return { shown: items.slice(0, most - 1), more: items.length - (most - 1) };
}
