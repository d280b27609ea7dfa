import type { TokenStatus } from '../operations/access/tokens';
import { releaseScopes } from '../registry/access';
import { askEdge, requireAnswer } from './ask-edge';
import { type Command, readDays } from './options';
import { Problem } from './problem';

const defaultDays = 90;

/** `pnpm release token create | list | revoke`: the answer as JSON, and as text. */
export async function runTokenCommand(command: Command): Promise<{ body: object; text: string }> {
  const [action, name = ''] = command.operands;
  if (action === 'list') {
    const body = await requireAnswer(askEdge<{ tokens: TokenStatus[] }>(command, 'GET', '/operations/tokens'));
    return { body, text: formatTokens(body.tokens) };
  }
  if (action !== 'create' && action !== 'revoke')
    throw new Problem('Say what to do: pnpm release token create <name>, list, or revoke <name>');
  if (!name) throw new Problem(`Say which: pnpm release token ${action} <name>`);
  if (action === 'revoke') {
    await requireAnswer(askEdge<object>(command, 'POST', '/operations/tokens/revoke', { name }));
    return { body: { name }, text: `The token ${name} is good for nothing any more.` };
  }
  const made = await requireAnswer(
    askEdge<TokenStatus & { token: string }>(command, 'POST', '/operations/tokens', requestOf(name, command)),
  );
  return { body: made, text: `${made.token}\n${formatToken(made)}\nThe token is shown this once.` };
}

function requestOf(name: string, { values }: Command): object {
  if (!values.packages)
    throw new Problem(`Say which packages it releases: pnpm release token create ${name} --packages mf-item`);
  return {
    name,
    packages: values.packages.split(','),
    scopes: values.scopes?.split(',') ?? releaseScopes,
    ...(values.shop ? { shop: values.shop } : {}),
    days: values.expires === undefined ? defaultDays : readDays(values.expires, '--expires'),
  };
}

const formatTokens = (tokens: TokenStatus[]): string =>
  tokens.length ? tokens.map(formatToken).join('\n') : 'There are no tokens.';

function formatToken({ name, isOperator, scopes: given, packages, shop, expires, lastUsed, revoked }: TokenStatus) {
  const good = isOperator ? 'everything' : `${given.join(', ')} of ${packages.join(', ')}`;
  const where = shop ? ` for the shop ${shop}` : '';
  return `${name.padEnd(18)} ${good}${where}; ${formatEnd(expires, revoked)}; last used ${lastUsed ? dayOf(lastUsed) : 'never'}`;
}

function formatEnd(expires: string | undefined, revoked: string | undefined): string {
  if (revoked) return `revoked ${dayOf(revoked)}`;
  if (!expires) return 'never expires';
  return `${Date.parse(expires) > Date.now() ? 'expires' : 'expired'} ${dayOf(expires)}`;
}
const dayOf = (time: string) => time.slice(0, 10);
