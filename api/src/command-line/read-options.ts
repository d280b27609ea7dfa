import { parseArgs } from 'node:util';

interface Options {
  values: Partial<Record<string, string>>;
  positionals: string[];
}

/** The arguments of a command whose options all take text. Gives the reason where they can't be read. */
export function readOptions(args: readonly string[], names: readonly string[]): Options | string {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    const said = typeof error === 'object' && error && 'message' in error ? String(error.message) : String(error);
    // what follows the first sentence is advice for programmers
    return `${said.split('. ')[0]}.`;
  }
}
