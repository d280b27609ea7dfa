import type { Title, TitleCard } from '@bookfront/shared/schemas';
import { browserStorage } from '@bookfront/shared/storage';

export type RecentTitle = Pick<
  TitleCard,
  'eisbn' | 'title' | 'authors' | 'language' | 'cover_image_cache' | 'cover_url'
>;

const key = 'recently-viewed';
const maxTitles = 13;

/** The titles that this browser showed last, the latest first. They never leave it. */
export function recentTitles(): RecentTitle[] {
  const kept = browserStorage.readJson(key);
  return Array.isArray(kept) ? kept.filter(isRecentTitle).slice(0, maxTitles) : [];
}

export function addRecentTitle({ eisbn, title, authors, language, cover_image_cache, cover_url }: Title): void {
  const others = recentTitles().filter((one) => one.eisbn !== eisbn);
  const next = [{ eisbn, title, authors, language, cover_image_cache, cover_url }, ...others];
  browserStorage.write(key, JSON.stringify(next.slice(0, maxTitles)));
}

export const clearRecentTitles = (): void => browserStorage.remove(key);

/** Another release may have kept another shape. */
function isRecentTitle(value: unknown): value is RecentTitle {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<string, unknown>;
  const texts = ['eisbn', 'title', 'language', 'cover_image_cache', 'cover_url'];
  return (
    texts.every((name) => typeof one[name] === 'string') &&
    Array.isArray(one.authors) &&
    one.authors.every((author) => typeof author?.name === 'string')
  );
}
