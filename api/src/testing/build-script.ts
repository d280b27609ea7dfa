import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { packageFolder } from '../package-folder';

/** The reader's process as the server runs it, bundled beside the package's libraries: the path of its script. */
export function buildReader(): Promise<string> {
  const folder = join(packageFolder(), 'node_modules', '.cache', 'upload-reader');
  const config: Configuration = createRequire(join(packageFolder(), 'package.json'))('./webpack.config.cjs');
  const entry = { 'upload-reader': './src/upload-reader/reader-process.ts' };
  return new Promise((resolve, reject) => {
    webpack({ ...config, entry, devtool: false, output: { ...config.output, path: folder } }, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(join(folder, 'upload-reader.cjs'));
    });
  });
}
