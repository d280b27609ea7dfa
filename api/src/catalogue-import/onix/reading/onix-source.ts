import type { ImportEntry, ImportTarget } from '../../values/import-entry';
import { onixRecord } from '../onix-record';
import { type MessageHeader, readHeader } from './header';
import { parseElement } from './parse-element';
import { type MessagePiece, RecordSplitter } from './split-records';
import { UnusedElements } from './unused-elements';

/**
 * Reads the products of an ONIX 2.1, 3.0 or 3.1 message, one by one. A product that can't be read is reported, all
 * others are taken.
 */
export async function* onixEntries(text: AsyncGenerator<string>, target: ImportTarget): AsyncGenerator<ImportEntry> {
  const splitter = new RecordSplitter();
  const frame = new MessageFrame();
  const elements = new UnusedElements();
  let record = 0;
  for await (const part of text)
    for (const piece of splitter.write(part)) {
      if (piece.kind === 'frame') frame.add(piece.text);
      else yield toEntry(piece, ++record, { header: frame.header, elements }, target);
    }
  for (const piece of splitter.close()) if (piece.kind === 'frame') frame.add(piece.text);
  yield { kind: 'elements', unused: elements.list() };
  const end = endOf(splitter, frame, record);
  if (end) yield { kind: 'broken', place: { record: record + 1, line: end.line }, reason: end.reason };
}

function endOf(
  splitter: RecordSplitter,
  frame: MessageFrame,
  records: number,
): { line: number; reason: string } | undefined {
  if (splitter.openSince !== undefined)
    return { line: splitter.currentLine, reason: `the file ends within the record of line ${splitter.openSince}` };
  if (!frame.isOnix)
    return { line: 1, reason: 'it is no ONIX message: its first element is not ONIXMessage, in either spelling' };
  if (!frame.isClosed) return { line: splitter.currentLine, reason: 'the file ends before its closing tag' };
  return records === 0 ? { line: splitter.currentLine, reason: 'the message has no products' } : undefined;
}

function toEntry(
  piece: Exclude<MessagePiece, { kind: 'frame' }>,
  record: number,
  { header, elements }: { header: MessageHeader; elements: UnusedElements },
  target: ImportTarget,
): ImportEntry {
  const place = { record, line: piece.line };
  if (piece.kind === 'fault') return { kind: 'bad', place, reason: piece.reason };
  const product = parseElement(piece.text);
  if ('fault' in product) return { kind: 'bad', place, reason: product.fault };
  elements.add(product);
  return onixRecord(product, place, target, header);
}

const maxFrame = 200_000;

/** What stands around the products: the message's own tags and its header. */
class MessageFrame {
  private head = '';
  private tail = '';
  private known: MessageHeader | undefined;

  get isOnix(): boolean {
    return /<(?:[\w.-]+:)?ONIXmessage[\s>/]/i.test(this.head);
  }

  get isClosed(): boolean {
    return /<\/(?:[\w.-]+:)?ONIXmessage\s*>/i.test(this.tail) || /<(?:[\w.-]+:)?ONIXmessage[^>]*\/>/i.test(this.head);
  }

  /** Read when the first product is there: by then the header is complete. */
  get header(): MessageHeader {
    this.known ??= readHeader(this.head);
    return this.known;
  }

  add(text: string): void {
    if (!this.known && this.head.length < maxFrame) this.head += text;
    this.tail = (this.tail + text).slice(-200);
  }
}
