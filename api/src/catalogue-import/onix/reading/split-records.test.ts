import { expect, it } from '@jest/globals';
import { type MessagePiece, RecordSplitter } from './split-records';

function split(parts: Iterable<string>): MessagePiece[] {
  const splitter = new RecordSplitter();
  const pieces: MessagePiece[] = [];
  for (const part of parts) pieces.push(...splitter.write(part));
  return [...pieces, ...splitter.close()];
}
const recordsOf = (parts: Iterable<string>) =>
  split(parts).flatMap((piece) => (piece.kind === 'record' ? [piece.text] : []));

it('a record is one piece, wherever the text is cut', () => {
  const text = '<Product><a>1</a></Product>\n<!-- <Product> --><product><b/></product>';
  const whole = ['<Product><a>1</a></Product>', '<product><b/></product>'];
  for (let at = 1; at < text.length; at++) expect(recordsOf([text.slice(0, at), text.slice(at)])).toEqual(whole);
});

/** Read again from each mark to the end, five million characters would take hours. */
it.each(['<!--', '<![CDATA[', '<Product '])('%s that never ends is read in one pass', (mark) => {
  const chunk = mark.repeat(Math.ceil(128_000 / mark.length));
  expect(recordsOf(Array.from({ length: 40 }, () => chunk))).toEqual([]);
});
