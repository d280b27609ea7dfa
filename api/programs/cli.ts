import { prepareDemo } from '../demo/prepare';
import { generateCommand, generateUsage } from '../generator/generate-command';
import { runCommandLine, shopCommands } from '../src/cli';

/** The api's commands on a data folder with the demo shops, which each command first completes. */
void runCommandLine({
  commands: {
    prepare: { usage: 'prepare', run: async () => 0 },
    ...shopCommands,
    generate: {
      usage: generateUsage,
      run: ({ db, dataDir, output }, args) => generateCommand(db, dataDir, args, output),
    },
  },
  prepare: ({ db, dataDir, output }) =>
    prepareDemo(db, { dataDir, now: Math.floor(Date.now() / 1000), info: output.info }),
});
