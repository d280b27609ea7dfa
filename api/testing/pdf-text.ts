import { spawnSync } from 'node:child_process';
import { packageFolder } from '../src/files/package-folder';

/** Runs in node itself: jest can't load the PDF reader, which is an ES module. */
const script = `
  Object.assign(globalThis, { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(parts)), verbosity: 0, useSystemFonts: false }).promise;
  const texts = [];
  for (let at = 1; at <= pdf.numPages; at++)
    texts.push((await (await pdf.getPage(at)).getTextContent()).items.map(({ str }) => str).join(''));
  process.stdout.write(JSON.stringify(texts));
`;

/** The text of each page of a PDF, without spaces. */
export function pdfText(pdf: Buffer): string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: packageFolder(),
    input: pdf,
  });
  if (status !== 0) throw new Error(`The PDF could not be read: ${stderr}`);
  const texts: string[] = JSON.parse(stdout.toString('utf8'));
  return texts.map((text) => text.replace(/\s/g, ''));
}
