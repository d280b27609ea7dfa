import type { Title } from '@bookfront/shared/schemas';

/**
 * A video's address outside the shop: on YouTube for a 'component', its own for a 'url'. Undefined if it isn't http(s).
 */
export function watchAddress({ type, data }: Title['media'][number]): { url: string; site: string } | undefined {
  if (type === 'component')
    return { url: `https://www.youtube.com/watch?v=${encodeURIComponent(data)}`, site: 'YouTube' };
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(data)?.[1];
  return host ? { url: data, site: host } : undefined;
}
