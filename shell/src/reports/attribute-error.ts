import type { PageState } from '@bookfront/shared/contract';

type Bundle = PageState['joined'];

/**
 * The release ('mf_item@1.4.0') that a script's address and line belong to: by its folder, or by the part of the route
 * bundle at that line. '' for any other script.
 */
export function releaseOfScript(address: string, line: number, bundle: Bundle): string {
  const [, name, version] = /\/remotes\/([\w-]+)\/([\w.+-]+)\//.exec(address) ?? [];
  if (name) return `${name}@${version}`;
  if (!bundle || !address.split('?')[0]?.endsWith(bundle.src)) return '';
  return bundle.parts.findLast((part) => part.line <= line)?.release ?? '';
}

/** The position of the first script in an error's stack. */
export function firstPosition(stack: string): { address: string; line: number } {
  const [, address = '', line = '0'] = /((?:https?:\/\/|\/)[^\s()]+?):(\d+):\d+/.exec(stack) ?? [];
  return { address, line: Number(line) };
}
