import { importCommand } from './catalogue-import/import-command';
import { closeDatabase, openDatabase } from './database/open';
import { prepareDemo } from './demo/prepare';

const usage = 'Usage: cli.cjs prepare | cli.cjs import FILE [--shop NAME]';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Exit code 0 done, 1 could not, 2 wrong usage. Each failure is one line that says what to do. */
async function main([command, ...rest]: string[]): Promise<number> {
  if (command !== 'prepare' && command !== 'import') return complain(usage, 2);
  const dataDir = process.env.DATA_DIR ?? '.data';
  const db = tryOpen(dataDir);
  if (!db) return complain(`The data folder ${dataDir} cannot be written. Make it writable, or name another one with DATA_DIR.`, 1);
  try {
    await prepareDemo(db, { now: Math.floor(Date.now() / 1000), say });
    return command === 'import' ? await importCommand(db, rest, { say, complain: (line) => complain(line, 1) }) : 0;
  } finally {
    await closeDatabase(db);
  }
}

function tryOpen(dataDir: string) {
  try {
    return openDatabase(dataDir);
  } catch {
    return undefined;
  }
}

function complain(line: string, code: number): number {
  process.stderr.write(`${line}\n`);
  return code;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.exitCode = complain(error instanceof Error ? error.message : String(error), 1);
  },
);
