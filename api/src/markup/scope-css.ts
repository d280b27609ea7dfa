import { isShopPath } from '@bookfront/shared/format/web-address';
import { type CssNode, clone, generate, type List, parse, type SelectorList, walk } from 'css-tree';

/** At-rules that are kept; others, such as @import, @font-face, @layer and @property, affect more than the block. */
const conditional = new Set(['media', 'supports', 'container']);
const keyframes = /^(-webkit-)?keyframes$/;
/** Properties that place an element over the page or run code. */
const refusedProperties = /^(-moz-binding|behavior|-ms-behavior|src|view-transition-name|anchor-name)$/;
const refusedValues = /expression\s*\(|javascript:|-moz-element|\bfixed\b|\bsticky\b/i;
/** Characters that would end a prelude, or the style element. */
const notText = /[{};]|<[/!]/;
/** Clips the block's drawing to its box, whatever its own rules say. */
const frame = (scope: string): string =>
  `${scope}{position:relative!important;overflow:hidden!important;isolation:isolate!important;contain:paint!important}`;

/**
 * Scopes a block's CSS to the block (GAP-55): prefixes each selector with `[data-block="{id}"]`, renames keyframes, and
 * removes whatever affects more: imports, fonts, URLs of other origins, fixed positions. '' if nothing is left.
 */
export function scopeCss(text: string, id: string): string {
  if (depthOf(text) > maxDepth) return '';
  const sheet = parse(text, { onParseError: () => undefined, parseCustomProperty: true });
  if (sheet.type !== 'StyleSheet') return '';
  const names = keyframeNames(sheet);
  const scope = `[data-block="${id}"]`;
  const rules = keepRules(sheet.children, { scope, id, names });
  return rules === '' ? '' : `${rules}${frame(scope)}`;
}

/** Deeper than any handwritten CSS; the parser recurses once per level. */
const maxDepth = 30;
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const one of text) {
    if ('{[('.includes(one)) deepest = Math.max(deepest, ++depth);
    else if ('}])'.includes(one)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

interface Scope {
  scope: string;
  id: string;
  names: ReadonlySet<string>;
}

function keyframeNames(sheet: CssNode): Set<string> {
  const names = new Set<string>();
  walk(sheet, (node) => {
    if (node.type === 'Atrule' && keyframes.test(node.name) && node.prelude)
      names.add(unquoted(generate(node.prelude)));
  });
  return names;
}

const unquoted = (name: string): string => name.replace(/^["']|["']$/g, '');
const ownName = (name: string, id: string): string => `block-${id}-${name.replace(/[^\w-]/g, '')}`;

const keepRules = (nodes: List<CssNode>, scope: Scope): string =>
  nodes
    .toArray()
    .map((node) => keepRule(node, scope))
    .join('');

function keepRule(node: CssNode, scope: Scope): string {
  if (node.type === 'Rule')
    return node.prelude.type === 'SelectorList' ? styleRule(node.prelude, declarations(node.block, scope), scope) : '';
  if (node.type !== 'Atrule' || !node.block) return '';
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (keyframes.test(node.name)) return keyframesRule(node.name, unquoted(prelude), node.block.children, scope);
  if (!conditional.has(node.name)) return '';
  const inner = keepRules(node.block.children, scope);
  return inner === '' || notText.test(prelude) ? '' : `@${node.name} ${prelude}{${inner}}`;
}

function keyframesRule(rule: string, name: string, frames: List<CssNode>, scope: Scope): string {
  const steps = frames
    .toArray()
    .flatMap((node) => (node.type === 'Rule' ? [`${generate(node.prelude)}{${declarations(node.block, scope)}}`] : []));
  return `@${rule} ${ownName(name, scope.id)}{${steps.join('')}}`;
}

function styleRule(selectors: SelectorList, body: string, { scope }: Scope): string {
  if (body === '') return '';
  const inside = selectors.children.toArray().flatMap((selector) => {
    const text = scoped(selector, scope);
    return text === undefined ? [] : [text];
  });
  return inside.length === 0 ? '' : `${inside.join(',')}{${body}}`;
}

/** Undefined for a selector that matches outside the block, or that starts from the block itself. */
function scoped(selector: CssNode, scope: string): string | undefined {
  const own = clone(selector);
  if (own.type !== 'Selector' || own.children.first?.type === 'Combinator') return undefined;
  let isRefused = false;
  walk(own, (node) => {
    if (node.type === 'NestingSelector' || node.type === 'Raw') isRefused = true;
    if (node.type === 'PseudoClassSelector' && /^(root|host|host-context|has|scope|global)$/i.test(node.name))
      isRefused = true;
  });
  const text = generate(own);
  if (isRefused || notText.test(text)) return undefined;
  return `${scope} ${text}`;
}

/** The declarations of a rule that are kept; nested rules are removed. */
function declarations(block: CssNode, { id, names }: Scope): string {
  if (block.type !== 'Block') return '';
  return block.children
    .toArray()
    .flatMap((node) => {
      if (node.type !== 'Declaration' || !isAllowed(node.property, node.value)) return [];
      const value = /^(-webkit-)?animation(-name)?$/i.test(node.property) ? renamed(node.value, id, names) : node.value;
      return [`${node.property}:${generate(value)}${node.important ? '!important' : ''}`];
    })
    .join(';');
}

function isAllowed(property: string, value: CssNode): boolean {
  const text = generate(value);
  if (refusedProperties.test(property.toLowerCase()) || /^--|\\/.test(property) || /[<{}]|\\/.test(text)) return false;
  if (refusedValues.test(text)) return false;
  let isOwn = true;
  walk(value, (node) => {
    if (node.type === 'Url') isOwn &&= isShopPath(node.value);
    if (node.type === 'Raw' && /url\s*\(|image-set|src\s*\(/i.test(node.value)) isOwn = false;
    if (node.type === 'Function' && /^(-webkit-)?(image-set|cross-fade|src|element|attr|env)$/i.test(node.name))
      isOwn = false;
  });
  return isOwn;
}

function renamed(value: CssNode, id: string, names: ReadonlySet<string>): CssNode {
  const own = clone(value);
  walk(own, (node) => {
    if (node.type === 'Identifier' && names.has(node.name)) node.name = ownName(node.name, id);
    if (node.type === 'String' && names.has(node.value)) node.value = ownName(node.value, id);
  });
  return own;
}
