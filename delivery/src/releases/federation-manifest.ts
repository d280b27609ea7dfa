import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const manifestFile = 'mf-manifest.json';

const names = z.array(z.string());
const assets = z.object({ js: z.object({ sync: names, async: names }) });

/** What is read of a Module Federation 2 manifest, which webpack and rspack write alike. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string().default('') }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets })),
  /** A module that isn't bundled (`import: false`) has no files. */
  shared: z.array(
    z.object({ name: z.string(), version: z.string().optional(), requiredVersion: z.string().optional(), assets }),
  ),
});
export type FederationManifest = z.infer<typeof manifestSchema>;

/** The manifest in a release's folder; undefined without one that can be read. */
export function readManifest(dir: string): FederationManifest | undefined {
  const file = path.join(dir, manifestFile);
  if (!existsSync(file)) return undefined;
  try {
    return manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
