import { titleCommand, titleUsage } from './catalogue/title-command';
import { importCommand, importUsage } from './catalogue-import/import-command';
import type { Output } from './command-line/output';
import { closeDatabase, type Db, openDatabase } from './database/open';
import { eventCommand, eventUsage } from './event/event-command';
import { imageCommand, imageUsage } from './image/image-command';
import { orderCommand, orderUsage } from './order/order-command';
import { pageCommand, pageUsage } from './page/page-command';
import { settingsCommand, settingsUsage } from './settings/settings-command';

export interface CommandContext {
  db: Db;
  dataDir: string;
  output: Output;
}

export interface Command {
  usage: string;
  run: (workplace: CommandContext, args: readonly string[]) => Promise<number>;
}

/** The commands for every shop. A program adds its own and prepares the database. */
export const shopCommands: Readonly<Record<string, Command>> = {
  import: { usage: importUsage, run: ({ db, output }, args) => importCommand(db, args, output) },
  title: { usage: titleUsage, run: ({ db, output }, args) => titleCommand(db, args, output) },
  settings: { usage: settingsUsage, run: ({ db, output }, args) => settingsCommand(db, args, output) },
  event: { usage: eventUsage, run: ({ db, output }, args) => eventCommand(db, args, output) },
  page: { usage: pageUsage, run: ({ db, output }, args) => pageCommand(db, args, output) },
  image: { usage: imageUsage, run: imageCommand },
  orders: { usage: orderUsage, run: ({ db, output }, args) => orderCommand(db, args, output) },
};

export interface CommandLine {
  commands: Readonly<Record<string, Command>>;
  /** Runs before each command. */
  prepare: (workplace: CommandContext) => Promise<void>;
}

/** Runs the command named on the command line and sets the exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runCommandLine(commandLine: CommandLine): Promise<void> {
  try {
    process.exitCode = await run(commandLine, process.argv.slice(2));
  } catch (error) {
    process.exitCode = printError(error instanceof Error ? error.message : String(error), 1);
  }
}

async function run({ commands, prepare }: CommandLine, [name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    return printError(
      `Usage: ${Object.values(commands)
        .map(({ usage }) => usage)
        .join(' | ')}`,
      2,
    );
  const dataDir = process.env.DATA_DIR ?? '.data';
  const db = tryOpen(dataDir);
  if (!db)
    return printError(
      `The data folder ${dataDir} cannot be written. Make it writable, or name another one with DATA_DIR.`,
      1,
    );
  const output: Output = {
    info: (line) => void process.stdout.write(`${line}\n`),
    error: (line) => printError(line, 1),
  };
  try {
    await prepare({ db, dataDir, output });
    return await command.run({ db, dataDir, output }, args);
  } finally {
    await closeDatabase(db);
  }
}

function tryOpen(dataDir: string): Db | undefined {
  try {
    return openDatabase(dataDir);
  } catch {
    return undefined;
  }
}

function printError(line: string, code: number): number {
  process.stderr.write(`${line}\n`);
  return code;
}
