const maxEntries = 5000;
const maxUnpackedBytes = 400 * 1024 * 1024;

/** Whether a zip archive declares a reasonable unpacked size. If it lies, the reader's memory limit stops it. */
export function isReasonableZip(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end === -1 || end + 22 > bytes.length) return false;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > maxEntries) return false;
  let unpacked = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return false;
    unpacked += bytes.readUInt32LE(at + 24);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return unpacked <= maxUnpackedBytes;
}
