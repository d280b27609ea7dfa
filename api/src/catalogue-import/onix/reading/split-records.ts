/** A piece of an ONIX message: what stands between products, or one product from its opening to its closing tag. */
export type MessagePiece =
  | { kind: 'frame'; text: string }
  | { kind: 'record'; text: string; line: number }
  | { kind: 'fault'; reason: string; line: number };

const maxRecordLength = 2_000_000;
const comment = '<!--(?:[\\s\\S]*?-->)?';
const cdata = '<!\\[CDATA\\[(?:[\\s\\S]*?\\]\\]>)?';
const boundary = new RegExp(`${comment}|${cdata}|<(/?)(?:[\\w.-]+:)?[Pp]roduct(?=[\\s/>])[^<>]*>`, 'g');
const longestTag = 300;

/**
 * Splits a message into its products without parsing them, so that a malformed product costs no other. A product that
 * opens before the last one has closed ends that one.
 */
export class RecordSplitter {
  private pending = '';
  private line = 1;
  /** Undefined between products. */
  private record: { text: string; line: number } | undefined;
  private isTooLong = false;

  get openSince(): number | undefined {
    return this.record?.line;
  }

  get currentLine(): number {
    return this.line;
  }

  *write(text: string): Generator<MessagePiece> {
    this.pending += text;
    let from = 0;
    for (const found of this.pending.matchAll(boundary)) {
      if (isUnclosed(found[0])) {
        const isHopeless = this.pending.length - found.index >= maxRecordLength;
        yield* this.passUntil(from, isHopeless ? this.pending.length : found.index);
        return;
      }
      yield* this.pass(this.pending.slice(from, found.index));
      yield* this.meet(found[0], found[1]);
      from = found.index + found[0].length;
    }
    yield* this.passUntil(from, Math.max(from, this.tagAtEnd()));
  }

  *close(): Generator<MessagePiece> {
    yield* this.pass(this.pending);
    this.pending = '';
  }

  private *passUntil(from: number, end: number): Generator<MessagePiece> {
    yield* this.pass(this.pending.slice(from, end));
    this.pending = this.pending.slice(end);
  }

  /** Where a tag begins that the next part of the text ends. */
  private tagAtEnd(): number {
    const tag = this.pending.lastIndexOf('<');
    const isCut = tag !== -1 && this.pending.length - tag < longestTag && !this.pending.includes('>', tag);
    return isCut ? tag : this.pending.length;
  }

  private *meet(tag: string, slash: string | undefined): Generator<MessagePiece> {
    if (slash === undefined) yield* this.pass(tag);
    else if (slash === '') yield* this.open(tag);
    else yield* this.closeRecord(tag);
  }

  private *open(tag: string): Generator<MessagePiece> {
    if (this.record)
      yield { kind: 'fault', line: this.record.line, reason: 'The record has no end: the next one begins before it' };
    this.record = { text: '', line: this.line };
    this.isTooLong = false;
    yield* this.pass(tag);
    if (tag.endsWith('/>')) yield* this.end();
  }

  private *closeRecord(tag: string): Generator<MessagePiece> {
    yield* this.pass(tag);
    yield* this.end();
  }

  private *end(): Generator<MessagePiece> {
    const { record } = this;
    this.record = undefined;
    if (!record) return;
    if (this.isTooLong)
      yield {
        kind: 'fault',
        line: record.line,
        reason: `The record is longer than ${maxRecordLength} characters`,
      };
    else yield { kind: 'record', ...record };
  }

  private *pass(text: string): Generator<MessagePiece> {
    if (text === '') return;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.line++;
    if (!this.record) yield { kind: 'frame', text };
    else if (this.record.text.length + text.length > maxRecordLength) this.isTooLong = true;
    else this.record.text += text;
  }
}

const isUnclosed = (markup: string): boolean => markup === '<!--' || markup === '<![CDATA[';
