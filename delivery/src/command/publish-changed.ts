import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bookfront/shared/contract';
import type { statusOf } from '../operations/reading/status';
import { askEdge, requireAnswer } from './ask-edge';
import type { Command } from './options';
import { payloadOf } from './payload';
import { Problem } from './problem';

type Status = Awaited<ReturnType<typeof statusOf>>;

/**
 * `pnpm release publish --changed`: publishes each built package whose build is neither live nor a canary there. With
 * --steps their canaries start once all are published, as one group.
 */
export async function publishChanged(
  command: Command,
  root: string,
  publish: (command: Command) => Promise<void>,
): Promise<void> {
  const { packages } = await requireAnswer(askEdge<Status>(command, 'GET', '/operations/status'));
  const changed = buildsIn(root).filter(({ name, version }) => {
    const own = packages.find((one) => one.name === name);
    return own?.live !== version && own?.canary?.version !== version;
  });
  if (changed.length === 0) throw new Problem('Nothing changed: every build is live or a canary there.');
  for (const { dir } of changed) await publish({ ...command, operands: [], values: { ...command.values, from: dir } });
  if (!command.values.steps) return;
  const group = randomUUID();
  for (const { name, version } of changed.filter((one) => packages.some((own) => own.name === one.name))) {
    const canary = { ...command, name: 'canary', operands: [name, version] };
    await requireAnswer(askEdge(command, 'POST', '/operations/canary', { ...payloadOf(canary), group }));
    if (!command.isJson) process.stdout.write(`${name} ${version} is a canary (${command.values.steps}).\n`);
  }
}

function buildsIn(root: string): { dir: string; name: string; version: string }[] {
  return readdirSync(root)
    .map((folder) => path.join(root, folder, 'dist'))
    .filter((dir) => existsSync(path.join(dir, 'release.json')))
    .map((dir) => {
      const { name, version }: Release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8'));
      return { dir, name, version };
    });
}
