import type { Input } from '../call-context/call-context';

/**
 * The release that an error came from, by the script's URL; for a bundle of several releases, as the page reports it.
 * '' if unknown.
 */
export function releaseOf({ source = '', release = '' }: Input<'log/error'>): string {
  const folder = /\/remotes\/([\w-]{1,60})\/([\w.+-]{1,60})\//.exec(source);
  if (folder) return `${folder[1]}@${folder[2]}`;
  return /\/bundle\/[\w-]+\.js/.test(source) && /^[\w-]{1,60}@[\w.+-]{1,60}$/.test(release) ? release : '';
}
