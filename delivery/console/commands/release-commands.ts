import type { PackageStatus } from '../../src/operations/reading/status';
import type { ReleaseCommand } from './command';

/** Makes a link for testers. `hosts`: where the edge knows shops. */
export const pinCommand = (own: PackageStatus, version: string, hosts: string[]): ReleaseCommand => ({
  button: 'Link',
  title: `Make a link to ${own.name} ${version}`,
  confirm: 'Make the link',
  effect: () =>
    `Whoever opens the link sees ${own.name} ${version} for 24 hours, with the live release of every other package. Their visits are not counted.${
      own.withdrawn.includes(version) ? ' It was rolled back: give the link only to who looks into it.' : ''
    }`,
  fields: [
    {
      ...{ name: 'host', label: 'Shop', kind: 'select' as const, initial: hosts[0] ?? '' },
      options: hosts.map((host) => ({ value: host, label: host })),
      ...(hosts.length ? {} : { hint: 'The edge knows no shop yet. Open a page of one first.' }),
    },
  ],
  path: 'pin',
  payload: ({ host }) => ({ package: own.name, version, ...(host ? { host } : {}) }),
  done: () => `The link shows ${own.name} ${version}.`,
});

export const pruneCommand = (name: string): ReleaseCommand => ({
  button: 'Drop old releases',
  title: `Drop old releases of ${name}`,
  confirm: 'Drop them',
  effect: () =>
    'Deletes releases beyond the newest 20 that were not live within 30 days and are neither canary, last good nor pinned. Pages that still run one of them lose its later files.',
  fields: [],
  path: 'prune',
  payload: () => ({ package: name }),
  done: ({ dropped = [] }) => (dropped.length ? `Dropped: ${dropped.join(', ')}.` : 'There was nothing to drop.'),
  isDangerous: true,
});

export const budgetCommand = (name: string): ReleaseCommand => ({
  button: 'Budget',
  title: `Change the budget of ${name}`,
  confirm: 'Change budget',
  effect: () => 'The gate refuses later releases that are larger. Empty fields stay as they are.',
  fields: [
    { name: 'scripts', label: 'Bytes of scripts, compressed', kind: 'number', initial: '' },
    { name: 'others', label: 'Bytes of other files', kind: 'number', initial: '' },
  ],
  path: 'budget',
  payload: ({ scripts, others }) => ({
    package: name,
    ...(scripts ? { scripts: Number(scripts) } : {}),
    ...(others ? { others: Number(others) } : {}),
  }),
  done: () => `The budget of ${name} is changed.`,
});
