import type { PageState } from '@bookfront/shared/contract';

type Joined = PageState['joined'];

/**
 * The release ('mf_item@1.4.0') that a script's address and line tell: its folder, or the part of the joined file that
 * the line lies in. '' for any other script.
 */
export function releaseOfScript(address: string, line: number, joined: Joined): string {
  const [, name, version] = /\/remotes\/([\w-]+)\/([\w.+-]+)\//.exec(address) ?? [];
  if (name) return `${name}@${version}`;
  if (!joined || !address.split('?')[0]?.endsWith(joined.src)) return '';
  return joined.parts.findLast((part) => part.line <= line)?.release ?? '';
}

/** Where an error's stack begins: the first script it names. */
export function placeOfStack(stack: string): { address: string; line: number } {
  const [, address = '', line = '0'] = /((?:https?:\/\/|\/)[^\s()]+?):(\d+):\d+/.exec(stack) ?? [];
  return { address, line: Number(line) };
}

/** Addresses may hold tokens: queries are left out. */
export const withoutQueries = (text: string): string => text.replace(/\?[^\s"'<>)]+/g, '');
