import { __PRIVATE__ } from 'styled-components-raw';

const { mainSheet, StyleSheet } = __PRIVATE__;

interface Group {
  id: string;
  names: string[];
  /** Rules, the marker at the end counted. */
  size: number;
}

/**
 * Makes the server's style element the one that styled-components goes on writing into. Its own way takes the element
 * away and puts each rule into a new one, after which the browser computes every style of the page again. Whatever does
 * not look as expected goes that way.
 */
export function adoptStyles(element = document.querySelector<HTMLStyleElement>('style[data-server-styles]')): void {
  if (!element) return;
  const groups = groupsOf(element.textContent ?? '');
  if (!mainSheet.options.useCSSOMInjection || !element.sheet || !isWhole(groups, element.sheet)) {
    rehydrate(element);
    return;
  }
  const grouped = mainSheet.getTag();
  grouped.tag = tagOf(element.sheet);
  for (const { id, names, size } of groups) {
    grouped.groupSizes[StyleSheet.registerId(id)] = size;
    for (const name of names) mainSheet.registerName(id, name);
  }
}

/** The server's text: a group's rules, then a rule that marks it, each ended by a comment. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let size = 0;
  for (const part of text.split('/*!sc*/\n')) {
    if (part.trim() === '') continue;
    size += 1;
    const [, id, names] = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"/.exec(part.trim()) ?? [];
    if (id === undefined) continue;
    groups.push({ id, names: (names ?? '').split(',').filter(Boolean), size });
    size = 0;
  }
  return groups;
}

/**
 * A rule that the browser did not understand is not among its rules: then no place of a rule is known. A new sheet has
 * room for 512 groups.
 */
const isWhole = (groups: Group[], { cssRules }: CSSStyleSheet): boolean =>
  groups.length < 512 && groups.reduce((sum, { size }) => sum + size, 0) === cssRules.length;

function tagOf(sheet: CSSStyleSheet) {
  return {
    length: sheet.cssRules.length,
    insertRule(index: number, rule: string): boolean {
      try {
        sheet.insertRule(rule, index);
      } catch {
        return false;
      }
      this.length += 1;
      return true;
    },
    deleteRule(index: number): void {
      sheet.deleteRule(index);
      this.length -= 1;
    },
    getRule: (index: number): string => sheet.cssRules[index]?.cssText ?? '',
  };
}

function rehydrate(element: HTMLStyleElement): void {
  element.setAttribute('data-styled', 'true');
  mainSheet.rehydrate();
}
