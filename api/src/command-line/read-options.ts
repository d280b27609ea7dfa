import { parseArgs } from 'node:util';

interface Options {
  values: Partial<Record<string, string>>;
  positionals: string[];
}

/** Parses a command's arguments, whose options all take text. Returns the reason if they are invalid. */
export function readOptions(args: readonly string[], names: readonly string[]): Options | string {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    const said = typeof error === 'object' && error && 'message' in error ? String(error.message) : String(error);
    // the rest of the message is advice for programmers
    return `${said.split('. ')[0]}.`;
  }
}
