import { readFile } from './read-file';

/** A process of its own for one file: it is told the path, says what the file held, and ends. It has no secrets, writes nothing, and may be killed at any time. */
process.once('message', (path: unknown) => {
  void readFile(String(path)).then((outcome) => process.send?.(outcome, () => process.exit(0)));
});
