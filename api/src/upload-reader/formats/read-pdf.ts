import { Found } from '../found/found';
import type { ReadList } from '../found/read-result';
import { maxRows } from '../found/read-result';

const maxPages = 2000;

/** The text of a PDF, line by line over its pages. Nothing of it is run or drawn. */
export async function readPdf(bytes: Buffer): Promise<ReadList> {
  const found = new Found();
  let line = 0;
  await eachLine(bytes, (text) => {
    found.readLine(text, ++line);
    return !found.isFull;
  });
  return found.toList();
}

export async function pdfLines(bytes: Buffer): Promise<string[]> {
  const lines: string[] = [];
  await eachLine(bytes, (text) => lines.push(text) <= maxRows);
  return lines;
}

/** Until `take` answers false: then to the end of that page. */
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

/** The library wants a class that only drawing uses. */
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
