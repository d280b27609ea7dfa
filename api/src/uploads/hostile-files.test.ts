import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import pino from 'pino';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { buildReader } from '../../testing/build-script';
import { sendFile } from '../../testing/send-file';
import { zip } from '../../testing/zip';
import { buildApp } from '../app';
import { createReader, type ReaderLimits, readerLimits } from './read-in-process';

let shop: TestShop;
/** `app` allows more time than the server, for a busy machine; `hasty` stops a reader sooner and at less memory. */
let app: Awaited<ReturnType<typeof buildApp>>;
let hasty: typeof app;
beforeAll(async () => {
  const script = await buildReader();
  shop = await openTestShop();
  app = await openWith({ ...readerLimits, ms: 120_000, script });
  hasty = await openWith({ ...readerLimits, ms: 1000, heapMb: 160, residentMb: 450, script });
}, 60_000);
afterAll(async () => {
  await app.close();
  await hasty.close();
  await shop.close();
});

async function openWith(limits: ReaderLimits) {
  const opened = await buildApp({
    dataDir: shop.dataDir,
    logger: pino({ level: 'silent' }),
    clock: () => testNow,
    reader: createReader(limits),
  });
  await opened.listen({ host: '127.0.0.1', port: 0 });
  return opened;
}

const types = {
  name: '[Content_Types].xml',
  content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
};
const links = {
  name: '_rels/.rels',
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
};
const book = {
  name: 'xl/workbook.xml',
  content: `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
};
const bookLinks = {
  name: 'xl/_rels/workbook.xml.rels',
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
};
const sheet = (rows: string) => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
});
const frame = [types, links, book, bookLinks];

const entityBomb = `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY a "9780306406157 ">${Array.from({ length: 20 }, (_one, i) => `<!ENTITY ${'b'.repeat(i + 2)} "${`&${i === 0 ? 'a' : 'b'.repeat(i + 1)};`.repeat(10)}">`).join('')}]>
<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="1"><si><t>&${'b'.repeat(21)};</t></si></sst>`;

function pdf(objects: string[], { broken = false } = {}): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(broken ? place + 7919 : place).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${broken ? 3 : start}\n%%EOF`,
    'latin1',
  );
}
const page = (content: string) => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  content,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];
const shown = 'BT /F1 12 Tf 72 700 Td (ISBN 978-0-306-40615-7) Tj 0 -20 Td (080442957X) Tj ET';
const plainPage = page(`<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`);
const bomb = deflateSync(Buffer.alloc(150 * 1024 * 1024, 'BT (9780306406157) Tj ET ')).toString('latin1');

const good: [string, Buffer][] = [
  ['a PDF', pdf(plainPage)],
  ['a PDF with a broken table of objects', pdf(plainPage, { broken: true })],
  [
    'a workbook made by hand',
    zip([
      ...frame,
      sheet(
        '<row r="1"><c r="A1"><v>9780306406157</v></c><c r="B1" t="inlineStr"><is><t>080442957X</t></is></c></row>',
      ),
    ]),
  ],
];
const hostile: [string, () => Buffer][] = [
  [
    'a zip bomb',
    () => zip([...frame, { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(200 * 1024 * 1024, '<row/>') }]),
  ],
  [
    'a zip bomb that lies about its size',
    () =>
      zip([
        ...frame,
        { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(300 * 1024 * 1024, '<row/>'), claimed: 4000 },
      ]),
  ],
  [
    'a zip of the whole of memory, by its own word',
    () => zip([...frame, { name: 'xl/worksheets/sheet1.xml', content: 'x', claimed: 0xfffffff0 }]),
  ],
  [
    'entities upon entities in a workbook',
    () =>
      zip([
        ...frame,
        { name: 'xl/sharedStrings.xml', content: entityBomb },
        sheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'),
      ]),
  ],
  [
    'a PDF whose pages hold themselves',
    () => pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>']),
  ],
  [
    'a PDF of a compressed flood',
    () => pdf(page(`<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n${bomb}\nendstream`)),
  ],
  ['a PDF of noise', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000_000, 'obj << /Kids [ ')])],
  ['a page of open tags', () => Buffer.from(`<html>${'<div><b>'.repeat(3_000_000)}`)],
  ['a list of 50 MB', () => Buffer.alloc(50 * 1024 * 1024, '9780306406157,080442957X\n')],
  ['50 MB without an end of line', () => Buffer.alloc(50 * 1024 * 1024, '97803064061570804429570X-')],
];

describe('a file', () => {
  it.each(good)(
    'is read in a process of its own: %s',
    async (_what, content) => {
      expect((await sendFile(new Visitor(app), 'list', content)).json()).toMatchObject({ isbns: 2, failed_count: 0 });
    },
    150_000,
  );

  it.each(hostile)(
    'that is hostile is answered in time and leaves the others their shop: %s',
    async (_what, make) => {
      const content = make();
      // another process may take up this machine's time, but hardly three times in a row
      for (let attempt = 1; attempt <= 3; attempt++) {
        const { call, allowed } = await paceBeside(content);
        if (call < allowed) return;
        if (attempt === 3) expect(call).toBeLessThan(allowed);
      }
    },
    180_000,
  );
});

/** The pace of calls after the last file, which is the pace before the next one. */
let idle: Pace | undefined;

/** How long calls take while the file is read, and may take judging by the pace before and after; ms. */
async function paceBeside(content: Buffer): Promise<{ call: number; allowed: number }> {
  const shopper = new Visitor(hasty);
  const before = idle ?? (await paceOf(shopper, 60));
  let isOver = false;
  const sent = sendFile(new Visitor(hasty), 'list.xlsx', content).finally(() => {
    isOver = true;
  });
  const beside = await paceOf(shopper, 2000, () => isOver);
  expect([200, 422, 429]).toContain((await sent).statusCode);
  const after = await paceOf(shopper, 60);
  idle = after;
  const slower = Math.max(1, beside.work / Math.max(before.work, after.work));
  // twice the base, plus the machine's own slowdown and what two busy cores do to a single call
  return { call: beside.call, allowed: 2 * slower * Math.max(before.call, after.call) + 30 };
}

interface Pace {
  call: number;
  work: number;
}

const measure = Buffer.alloc(2_000_000);

/**
 * The 95th percentiles, in ms, of consecutive browse/get calls and of a piece of work just before each, which only the
 * machine can slow down.
 */
async function paceOf(shopper: Visitor, max: number, isOver = () => false): Promise<Pace> {
  const times: Pace[] = [];
  while (times.length < max && !isOver()) {
    const begun = performance.now();
    createHash('sha256').update(measure).digest();
    const asked = performance.now();
    await shopper.call('browse/get', { t: 'tale', a: 'children', l: 26 });
    times.push({ work: asked - begun, call: performance.now() - asked });
  }
  const p95 = (of: 'call' | 'work') =>
    times.map((time) => time[of]).toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return { call: p95('call'), work: p95('work') };
}
