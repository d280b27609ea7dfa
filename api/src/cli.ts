import { importCommand } from './catalogue-import/import-command';
import { closeDatabase, openDatabase } from './database/open';
import { prepareDemo } from './demo/prepare';
import { generateCommand, generateUsage } from './generate/generate-command';
import { orderCommand, orderUsage } from './order/order-command';
import { settingsCommand, settingsUsage } from './settings/settings-command';

const usage = `Usage: prepare | import FILE [--shop NAME] | ${settingsUsage} | ${orderUsage} | ${generateUsage}`;
const commands = ['prepare', 'import', 'settings', 'orders', 'generate'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Exit code 0 done, 1 could not, 2 wrong usage. Each failure is one line that says what to do. */
async function main([command, ...rest]: string[]): Promise<number> {
  if (!commands.includes(command ?? '')) return complain(usage, 2);
  const dataDir = process.env.DATA_DIR ?? '.data';
  const db = tryOpen(dataDir);
  if (!db)
    return complain(
      `The data folder ${dataDir} cannot be written. Make it writable, or name another one with DATA_DIR.`,
      1,
    );
  try {
    await prepareDemo(db, { now: Math.floor(Date.now() / 1000), say });
    const output = { say, complain: (line: string) => complain(line, 1) };
    if (command === 'import') return await importCommand(db, rest, output);
    if (command === 'generate') return await generateCommand(db, dataDir, rest, output);
    if (command === 'orders') return await orderCommand(db, rest, output);
    return command === 'settings' ? await settingsCommand(db, rest, output) : 0;
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
