import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { packageFolder } from '../src/files/package-folder';

/**
 * Bundles a script next to the package's libraries, as the server runs it, and returns its path. `entry` is relative to
 * the package's folder.
 */
export function buildScript(name: string, entry: string): Promise<string> {
  const folder = join(packageFolder(), 'node_modules', '.cache', name);
  const config: Configuration = createRequire(join(packageFolder(), 'package.json'))('./webpack.config.cjs');
  return new Promise((resolve, reject) => {
    webpack(
      { ...config, entry: { [name]: entry }, devtool: false, output: { ...config.output, path: folder } },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(join(folder, `${name}.cjs`));
      },
    );
  });
}

export const buildReader = (): Promise<string> => buildScript('upload-reader', './src/upload-reader/reader-process.ts');
