import { readFile } from './read-file';
import { readRows } from './read-rows';

/**
 * A child process for one file: it receives the path and what to look for, sends the result, and exits. It has no
 * secrets, writes nothing, and may be killed at any time.
 */
process.once('message', (task: unknown) => {
  const { path, as } =
    typeof task === 'object' && task !== null && 'path' in task && 'as' in task ? task : { path: '', as: '' };
  const read: (file: string) => Promise<object> = as === 'rows' ? readRows : readFile;
  void read(String(path)).then((outcome) => process.send?.(outcome, () => process.exit(0)));
});
