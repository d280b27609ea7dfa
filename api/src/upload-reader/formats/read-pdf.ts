import { IsbnCollector } from '../isbn-list/isbn-collector';
import type { ReadList } from '../isbn-list/read-result';
import { maxTableRows } from '../isbn-list/read-result';

const maxPages = 2000;

/** Reads a PDF's text line by line. Runs no scripts and renders nothing. */
export async function readPdf(bytes: Buffer): Promise<ReadList> {
  const found = new IsbnCollector();
  let line = 0;
  await eachLine(bytes, (text) => {
    if (!found.hasRoom(++line)) return false;
    found.readLine(text, line);
    return true;
  });
  return found.toList();
}

export async function pdfLines(bytes: Buffer): Promise<string[]> {
  const lines: string[] = [];
  await eachLine(bytes, (text) => lines.push(text) < maxTableRows);
  return lines;
}

/** Reads until `take` returns false, but finishes that page. */
async function eachLine(bytes: Buffer, take: (text: string) => boolean): Promise<void> {
  const { getDocument, VerbosityLevel } = await loadPdf();
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    useWasm: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  let goesOn = true;
  for (let number = 1; number <= Math.min(document.numPages, maxPages) && goesOn; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const text of linesOf(items)) goesOn = take(text) && goesOn;
    page.cleanup();
  }
  await task.destroy();
}

/** The library requires a class that only rendering uses. */
async function loadPdf() {
  Object.assign(globalThis, {
    DOMMatrix: globalThis.DOMMatrix ?? class {},
    ImageData: globalThis.ImageData ?? class {},
    Path2D: globalThis.Path2D ?? class {},
  });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

function linesOf(items: readonly object[]): string[] {
  const lines = [''];
  for (const item of items) {
    if ('str' in item) lines[lines.length - 1] += String(item.str);
    if ('hasEOL' in item && item.hasEOL) lines.push('');
  }
  return lines.filter((line) => line.trim() !== '');
}
