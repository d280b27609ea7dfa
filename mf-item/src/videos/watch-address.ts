import type { Title } from '@bookfront/shared/schemas';

/**
 * Where a video is watched outside the shop: a 'component' at YouTube, a 'url' at its own address. Undefined for what
 * is no web address.
 */
export function watchAddress({ type, data }: Title['media'][number]): { url: string; place: string } | undefined {
  if (type === 'component')
    return { url: `https://www.youtube.com/watch?v=${encodeURIComponent(data)}`, place: 'YouTube' };
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(data)?.[1];
  return host ? { url: data, place: host } : undefined;
}
