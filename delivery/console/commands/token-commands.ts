import type { ReleaseCommand } from './command';

export const revokeCommand = (name: string): ReleaseCommand => ({
  button: 'Revoke',
  title: `Revoke the token ${name}`,
  confirm: 'Revoke',
  effect: () => `Whoever uses ${name} can do nothing any more, from now on and for good. Its sessions here end too.`,
  fields: [],
  path: 'tokens/revoke',
  payload: () => ({ name }),
  done: () => `The token ${name} is revoked.`,
  isDangerous: true,
});

const kinds = [
  { value: 'publish,canary,promote,rollback', label: 'Everything a team does' },
  { value: 'publish', label: 'Publish only' },
  { value: 'canary,promote,rollback', label: 'Canary, promote and roll back' },
  { value: 'read', label: 'Read only' },
];

export const createTokenCommand = (packages: string[]): ReleaseCommand => ({
  button: 'New token',
  title: 'Make a token',
  confirm: 'Make the token',
  effect: ({ name, days }) =>
    `Makes a token ${name || '…'} that is good for ${days} days. It is shown once, right here.`,
  fields: [
    { name: 'name', label: 'Name', kind: 'text', initial: '', isRequired: true, hint: 'Stands in the history.' },
    {
      ...{ name: 'package', label: 'Package', kind: 'select', initial: packages[0] ?? '' },
      options: packages.map((name) => ({ value: name, label: name })),
    },
    { name: 'scopes', label: 'Good for', kind: 'select', initial: kinds[0]?.value ?? '', options: kinds },
    { name: 'days', label: 'Days', kind: 'number', initial: '90', isRequired: true },
  ],
  path: 'tokens',
  payload: ({ name, package: of, scopes, days }) => ({
    ...{ name, packages: [of], scopes: scopes?.split(','), days: Number(days) },
  }),
  done: (_, { name }) => `The token ${name} is made.`,
});
