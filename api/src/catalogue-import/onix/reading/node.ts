import { escapeText } from 'entities';
import type { OnixNode } from './parse-element';

const isNode = (part: string | OnixNode): part is OnixNode => typeof part !== 'string';

const asked = new Set<string>();
/** Whether anything has ever been read from elements of this name. */
export const isAsked = (name: string): boolean => asked.has(name);

/** A plain loop: an import asks hundreds of times for each title. */
export function all(node: OnixNode | undefined, name: string): OnixNode[] {
  asked.add(name);
  const found: OnixNode[] = [];
  for (const part of node?.parts ?? []) if (isNode(part) && part.name === name) found.push(part);
  return found;
}

export function first(node: OnixNode | undefined, name: string): OnixNode | undefined {
  asked.add(name);
  for (const part of node?.parts ?? []) if (isNode(part) && part.name === name) return part;
  return undefined;
}

/** Children called `name` of any child called `above`. */
export const under = (node: OnixNode | undefined, above: string, name: string): OnixNode[] =>
  all(node, above).flatMap((child) => all(child, name));

/** The text of the first non-empty child with one of these names. */
export function text(node: OnixNode | undefined, ...names: string[]): string {
  for (const name of names) asked.add(name);
  for (const name of names) {
    const found = first(node, name);
    const words = found ? wordsOf(found).trim() : '';
    if (words !== '') return words;
  }
  return '';
}

export const has = (node: OnixNode | undefined, name: string): boolean => first(node, name) !== undefined;

const wordsOf = (node: OnixNode): string => node.parts.map((part) => (isNode(part) ? wordsOf(part) : part)).join('');

/** The element's content as markup: embedded XHTML elements, else its text, which may be escaped markup. */
export function markup(node: OnixNode | undefined): string {
  if (!node) return '';
  const isEmbedded = node.parts.some(isNode);
  const wordsAs = isEmbedded ? escapeText : (words: string) => words;
  return node.parts
    .map((part) => (isNode(part) ? `<${part.name}>${markup(part)}</${part.name}>` : wordsAs(part)))
    .join('');
}

/** An attribute of an element, in whichever case it is written. */
export function attribute(node: OnixNode | undefined, name: string): string {
  const found = Object.entries(node?.attributes ?? {}).find(([one]) => one.toLowerCase() === name);
  return found?.[1].trim() ?? '';
}
