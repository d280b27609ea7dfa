import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { referenceName } from './tags';

/** An element with its text and children in order, under its ONIX reference name, even if the file uses short tags. */
export interface OnixNode {
  name: string;
  parts: (string | OnixNode)[];
  attributes?: Record<string, string>;
}
const maxDepth = 40;
/** An entity that nobody defined is text. */
const tolerated = /entity/i;

/**
 * Parses one product. Ignores the document type and expands only HTML's named characters. Returns why it can't be read
 * instead of the node if the markup is malformed.
 */
export function parseElement(text: string): OnixNode | { fault: string } {
  const open: OnixNode[] = [];
  let root: OnixNode | undefined;
  let fault = '';
  const parser = new SaxesParser();
  parser.ENTITIES = withHtmlEntities(parser.ENTITIES);
  parser.on('error', (error) => {
    if (!tolerated.test(error.message)) fault ||= `It is malformed: ${error.message.replace(/\.$/, '')}`;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: OnixNode = { name: referenceName(name.slice(name.indexOf(':') + 1)), parts: [] };
    if (Object.keys(attributes).length > 0) node.attributes = attributes;
    if (open.length >= maxDepth) fault ||= `The record is nested deeper than ${maxDepth} elements`;
    else if (!fault) open.at(-1)?.parts.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on('text', (words) => void open.at(-1)?.parts.push(words));
  parser.on('cdata', (words) => void open.at(-1)?.parts.push(words));
  parser.on('closetag', () => void open.pop());
  parser.write(escapeBareAmpersands(text)).close();
  if (fault !== '' || !root) return { fault: fault || 'It is empty' };
  return root;
}

const controls = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const section = /<!\[CDATA\[[\s\S]*?\]\]>/g;
const bare = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)/gi;

/** Drops control characters, and takes an `&` that begins no entity for text, outside CDATA. */
function escapeBareAmpersands(text: string): string {
  const printable = text.replace(controls, '');
  if (!bare.test(printable)) return printable;
  bare.lastIndex = 0;
  let from = 0;
  let escaped = '';
  for (const { 0: whole, index } of printable.matchAll(section)) {
    escaped += printable.slice(from, index).replace(bare, '&amp;') + whole;
    from = index + whole.length;
  }
  return escaped + printable.slice(from).replace(bare, '&amp;');
}

/** Adds HTML's named characters to XML's own entities. */
const withHtmlEntities = (own: Record<string, string>): Record<string, string> =>
  new Proxy(own, {
    get: (entities, name) => {
      if (typeof name !== 'string' || Object.hasOwn(entities, name)) return entities[String(name)];
      const written = `&${name};`;
      const character = decodeHTMLStrict(written);
      return character === written ? undefined : character;
    },
  });
