import { readFile } from './read-file';
import { readRows } from './read-rows';

/**
 * A process of its own for one file: it is told the path and what to look for, says what the file held, and ends. It
 * has no secrets, writes nothing, and may be killed at any time.
 */
process.once('message', (task: unknown) => {
  const { path, as } =
    typeof task === 'object' && task !== null && 'path' in task && 'as' in task ? task : { path: '', as: '' };
  const read: (file: string) => Promise<object> = as === 'rows' ? readRows : readFile;
  void read(String(path)).then((outcome) => process.send?.(outcome, () => process.exit(0)));
});
