/** Writes text in any encoding that the decoder knows, by looking for the bytes that it reads as each character. */
export function encode(text: string, encoding: string): Buffer {
  const bytesOf = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, bytesOf);
  return Buffer.concat(
    [...text].map((character) => {
      const bytes = bytesOf.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

/** As a stream: at once, Node 20 reads Windows-1252 as Latin-1. */
export const decode = (bytes: Buffer, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes, { stream: true });

const tables = new Map<string, Map<string, Buffer>>();

function tableOf(encoding: string): Map<string, Buffer> {
  const table = new Map<string, Buffer>();
  const add = (...bytes: number[]) => {
    const [character = '', ...more] = decode(Buffer.from(bytes), encoding);
    if (more.length === 0 && character !== '\ufffd' && !table.has(character)) table.set(character, Buffer.from(bytes));
  };
  for (let byte = 0; byte < 0x100; byte++) add(byte);
  for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add(lead, trail);
  return table;
}
