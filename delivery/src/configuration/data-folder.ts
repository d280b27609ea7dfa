import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const forOthers = 0o077;
/** What holds keys, tokens or votes; other files are public, or lie behind the folder's own mode. */
const secretFiles = ['operator-token', 'registry.sqlite', 'registry.sqlite-wal', 'registry.sqlite-shm'];

/**
 * Opens the data folder for its owner alone: makes it, or takes the rights of others away and says so by `report`.
 * Throws with one line if this program may not.
 */
export function secureDataFolder(dataDir: string, report: (line: string) => void): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const files = secretFiles.map((name) => path.join(dataDir, name)).filter((file) => existsSync(file));
  for (const [place, mode] of [[dataDir, 0o700] as const, ...files.map((file) => [file, 0o600] as const)])
    if (isOpenToOthers(place)) closeToOthers(place, mode, report);
}

const isOpenToOthers = (place: string) => process.platform !== 'win32' && (statSync(place).mode & forOthers) !== 0;

function closeToOthers(place: string, mode: number, report: (line: string) => void): void {
  try {
    chmodSync(place, mode);
  } catch {
    throw new Error(
      `${place} can be read by other users of this machine, and holds the shop's secrets. Run chmod ${mode.toString(8)} ${place} as its owner.`,
    );
  }
  report(`${place} could be read by other users of this machine; now it is its owner's alone.`);
}
