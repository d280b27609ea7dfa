import { Parser } from 'htmlparser2';
import { Found } from '../found/found';
import type { ReadList } from '../found/read-result';
import { ending, silent } from './html-names';

/**
 * What a page shows, and the addresses of its links and pictures, since a shop's links often hold the number; `line` is
 * the source's. Entities are characters, never texts of their own.
 */
export function readHtml(text: string): ReadList {
  const found = new Found();
  let [shown, line, lineAt, depth] = ['', 1, 0, 0];
  const flush = () => {
    if (shown.trim() !== '' && !found.isFull) found.readLine(shown, line);
    shown = '';
  };
  const parser = new Parser(
    {
      ontext(part) {
        if (depth === 0) shown += part;
      },
      onopentag(name, attributes) {
        if (silent.has(name)) depth++;
        line = countLines(parser.startIndex);
        if (ending.has(name)) flush();
        for (const address of [attributes.href, attributes.src])
          if (address && !found.isFull) found.readLine(address.replace(/[^\dXx]+/g, ' '), line);
      },
      onclosetag(name) {
        if (silent.has(name)) depth = Math.max(0, depth - 1);
        if (ending.has(name)) flush();
      },
    },
    { decodeEntities: true },
  );
  /** Lines before an index: counted on from the last one. */
  const countLines = (index: number): number => {
    for (let at = text.indexOf('\n', lineAt); at !== -1 && at < index; at = text.indexOf('\n', lineAt)) {
      lineAt = at + 1;
      lines++;
    }
    return lines;
  };
  let lines = 1;
  parser.write(text);
  parser.end();
  flush();
  return found.toList();
}
