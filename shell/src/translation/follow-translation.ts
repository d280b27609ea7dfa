/** Texts that a browser has translated, with the element that it put in their place. */
const translations = new WeakMap<Node, ChildNode>();

/**
 * Keeps React working in a page that the browser translates. A translator replaces text nodes by <font> elements; React
 * would write to, insert before and remove nodes that are no longer there, and fail for good
 * (https://github.com/facebook/react/issues/11538). Call it before the first render.
 */
export function followTranslation(): void {
  noteTranslations();
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = inPlaceOf(child, this);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && (inPlaceOf(before, this) ?? null)) as T;
  };
}

/** The node itself, or what stands for a text; undefined for a text of which nothing is left. */
function inPlaceOf(node: Node, parent: Node): Node | undefined {
  if (node.parentNode === parent || node.nodeType !== Node.TEXT_NODE) return node;
  const translation = translations.get(node);
  return translation?.parentNode === parent ? translation : undefined;
}

function noteTranslations(): void {
  // a new text is shown as it is, for the translator to find
  const changed = new MutationObserver((records) => {
    for (const { target } of records) {
      const translation = translations.get(target);
      if (translation?.parentNode && !target.isConnected) translation.replaceWith(target);
    }
  });
  const removed = new MutationObserver((records) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const translation = text.nodeType === Node.TEXT_NODE ? translationIn(record) : undefined;
        if (!translation) continue;
        translations.set(text, translation);
        changed.observe(text, { characterData: true });
      }
  });
  removed.observe(document.documentElement, { childList: true, subtree: true });
}

const translationIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined =>
  [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT') as ChildNode | undefined;
