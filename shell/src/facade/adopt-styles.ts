import { __PRIVATE__ } from 'styled-components-raw';

const { mainSheet, StyleSheet } = __PRIVATE__;

interface Group {
  id: string;
  names: string[];
  /** The number of rules, including the marker at the end. */
  size: number;
}

/**
 * Makes styled-components continue to write into the server's style element. By itself it would remove the element and
 * insert each rule again, which makes the browser recompute every style; that remains the fallback if the element isn't
 * as expected.
 */
export function adoptStyles(element = document.querySelector<HTMLStyleElement>('style[data-server-styles]')): void {
  if (!element) return;
  const groups = groupsOf(element.textContent ?? '');
  if (!mainSheet.options.useCSSOMInjection || !element.sheet || !matchesStyleSheet(groups, element.sheet)) {
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

/** Parses the server's text: a group's rules, then a rule that marks the group, each ended by a comment. */
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
 * False if the browser dropped a rule that it didn't understand: the positions of the rules would then be wrong. A new
 * sheet has room for 512 groups.
 */
const matchesStyleSheet = (groups: Group[], { cssRules }: CSSStyleSheet): boolean =>
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
