// `pnpm messages`: compiles the texts of every package whose texts have changed. Types and tests need them.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent, log, programs, releases, root, run } from './workspace.mjs';

const require = createRequire(import.meta.url);

export async function compileAllMessages() {
  const { compileMessages } = require(path.join(root, 'shared/webpack/messages.cjs'));
  for (const dir of ['shared', ...releases]) await compileMessages(path.join(root, dir));
  for (const dir of programs) await compileMessages(path.join(root, dir), 'locale-modules');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithParent();
  await run(async () => {
    await compileAllMessages();
    log('The texts are compiled.');
    process.exit(0);
  });
}
