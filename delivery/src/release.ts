// pnpm release …: publishes one package's build to a shop, and decides who gets it.
import { help, readCommand } from './command/options';
import { problemOf } from './command/problem';
import { runCommand } from './command/run';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.name === 'help') process.stdout.write(`${help}\n`);
  else await runCommand(command);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${problemOf(error)}\n`);
  process.exitCode = 1;
});
