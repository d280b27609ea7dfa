import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import type { ImportEntry, ImportTarget } from '../values/import-entry';
import { onixRecord } from './onix-record';
import { referenceName } from './short-tags';

/** An element with its text and children in order; names are ONIX reference names, whichever tags the file uses. */
export interface OnixNode {
  name: string;
  parts: (string | OnixNode)[];
}
interface Reading {
  /** Open elements of the product being read, outermost first. */
  open: OnixNode[];
  line: number;
  size: number;
  fault: string;
  /** Of the header: what prices without a currency are in. */
  defaults: Map<string, string>;
}
const max = { depth: 40, size: 2_000_000 };

/**
 * Products of an ONIX message 2.1, 3.0 or 3.1, one by one. A document type is not read, and no entity but the
 * characters of HTML is expanded.
 */
export async function* onixEntries(text: AsyncGenerator<string>, target: ImportTarget): AsyncGenerator<ImportEntry> {
  const ready: ImportEntry[] = [];
  const broken: { line: number; reason: string }[] = [];
  let record = 0;
  const parser = reader((node, reading) => {
    record++;
    const place = { record, line: reading.line };
    ready.push(
      reading.fault ? { kind: 'bad', place, reason: reading.fault } : onixRecord(node, place, target, reading.defaults),
    );
  }, broken);
  for await (const part of text) {
    parser.write(part);
    yield* ready.splice(0);
    if (broken[0]) break;
  }
  if (!broken[0]) parser.close();
  yield* ready.splice(0);
  if (broken[0])
    yield { kind: 'broken', place: { record: record + 1, line: broken[0].line }, reason: broken[0].reason };
}

/** XML's own entities, and the characters that HTML has names for. */
const withHtmlEntities = (own: Record<string, string>): Record<string, string> =>
  new Proxy(own, {
    get: (entities, name) => {
      if (typeof name !== 'string' || Object.hasOwn(entities, name)) return entities[String(name)];
      const written = `&${name};`;
      const character = decodeHTMLStrict(written);
      return character === written ? undefined : character;
    },
  });

function reader(
  onProduct: (node: OnixNode, reading: Reading) => void,
  broken: { line: number; reason: string }[],
): SaxesParser {
  const parser = new SaxesParser({ position: true });
  parser.ENTITIES = withHtmlEntities(parser.ENTITIES);
  const reading: Reading = { open: [], line: 0, size: 0, fault: '', defaults: new Map() };
  let headerElement = '';
  parser.on('error', (error) => {
    if (!/undefined entity/.test(error.message))
      broken.push({ line: parser.line, reason: error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '') });
  });
  parser.on('opentag', (tag) => {
    const name = referenceName(tag.name);
    headerElement = name;
    if (reading.open.length === 0 && name !== 'Product') return;
    if (reading.open.length === 0) Object.assign(reading, { line: parser.line, size: 0, fault: '' });
    enter(reading, { name, parts: [] });
  });
  parser.on('text', (text) => {
    if (reading.open.length === 0) rememberDefault(reading, headerElement, text);
    else addText(reading, text);
  });
  parser.on('cdata', (text) => addText(reading, text));
  parser.on('closetag', () => {
    const node = reading.open.pop();
    if (node && reading.open.length === 0 && broken.length === 0) onProduct(node, reading);
  });
  return parser;
}

function enter(reading: Reading, node: OnixNode): void {
  if (reading.open.length >= max.depth) reading.fault ||= `The record is nested deeper than ${max.depth} elements`;
  else if (!reading.fault) reading.open.at(-1)?.parts.push(node);
  reading.open.push(node);
}

function addText(reading: Reading, text: string): void {
  const node = reading.open.at(-1);
  if (!node || reading.fault) return;
  reading.size += text.length;
  if (reading.size > max.size) reading.fault = `The record is longer than ${max.size} characters`;
  else node.parts.push(text);
}

function rememberDefault(reading: Reading, name: string, text: string): void {
  if (name.startsWith('Default') && text.trim() !== '') reading.defaults.set(name, text.trim());
}
