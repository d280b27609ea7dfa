import { Parser } from 'htmlparser2';
import { IsbnCollector } from '../isbn-list/isbn-collector';
import type { ReadList } from '../isbn-list/read-result';
import { blockElements, hiddenElements } from './html-names';

/**
 * Reads a page's visible text and the URLs of its links and pictures, which often contain the ISBN; `line` refers to
 * the source. Entities are decoded as single characters.
 */
export function readHtml(text: string): ReadList {
  const found = new IsbnCollector();
  let [shown, line, lineAt, depth] = ['', 1, 0, 0];
  const flush = () => {
    if (shown.trim() !== '' && found.hasRoom(line)) found.readLine(shown, line);
    shown = '';
  };
  const parser = new Parser(
    {
      ontext(part) {
        if (depth === 0) shown += part;
      },
      onopentag(name, attributes) {
        if (hiddenElements.has(name)) depth++;
        line = countLines(parser.startIndex);
        if (blockElements.has(name)) flush();
        for (const address of [attributes.href, attributes.src])
          if (address && found.hasRoom(line)) found.readLine(address.replace(/[^\dXx]+/g, ' '), line);
      },
      onclosetag(name) {
        if (hiddenElements.has(name)) depth = Math.max(0, depth - 1);
        if (blockElements.has(name)) flush();
      },
    },
    { decodeEntities: true },
  );
  /** Counts the lines before an index, starting from the last call's. */
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
