import { releaseScopes } from '../registry/access';
import type { Trust } from '../registry/trust';
import { askEdge, requireAnswer } from './ask-edge';
import type { Command } from './options';
import { Problem } from './problem';

const defaultMinutes = 60;

/** `pnpm release trust add | list | remove`: the answer as JSON, and as text. */
export async function runTrustCommand(command: Command): Promise<{ body: object; text: string }> {
  const [action, name = ''] = command.operands;
  if (action === 'list') {
    const body = await requireAnswer(askEdge<{ trusts: Trust[] }>(command, 'GET', '/operations/trust'));
    return { body, text: body.trusts.map(formatTrust).join('\n') || 'No build server is trusted.' };
  }
  if (action !== 'add' && action !== 'remove')
    throw new Problem('Say what to do: pnpm release trust add <name>, list, or remove <name>');
  if (!name) throw new Problem(`Say which: pnpm release trust ${action} <name>`);
  if (action === 'remove') {
    await requireAnswer(askEdge<object>(command, 'POST', '/operations/trust/remove', { name }));
    return { body: { name }, text: `${name} is trusted no more. Its tokens end by themselves, or by token revoke.` };
  }
  const trust = await requireAnswer(askEdge<Trust>(command, 'POST', '/operations/trust', trustOf(name, command)));
  return { body: trust, text: formatTrust(trust) };
}

function trustOf(name: string, { values, origin }: Command): object {
  const { issuer, claims, packages, shop } = values;
  if (!issuer || !claims || !packages)
    throw new Problem(
      `Say whom it trusts, and for what: pnpm release trust add ${name} --issuer … --claims repository=… --packages …`,
    );
  return {
    ...{ name, issuer, audience: values.audience ?? origin, packages: packages.split(',') },
    claims: Object.fromEntries(claims.split(',').map(claimOf)),
    scopes: values.scopes?.split(',') ?? releaseScopes,
    ...(shop ? { shop } : {}),
    minutes: Number(values.minutes ?? defaultMinutes),
  };
}

function claimOf(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Problem(`${text} is no claim. Write its name and value: repository=acme/reviews`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function formatTrust({ name, issuer, claims, packages, scopes, shop, minutes }: Trust): string {
  const named = Object.entries(claims).map(([claim, value]) => `${claim}=${value}`);
  const where = shop ? ` for the shop ${shop}` : '';
  return `${name.padEnd(18)} ${issuer} ${named.join(' ')}: ${scopes.join(', ')} of ${packages.join(', ')}${where}, ${minutes} minutes`;
}

/** A release token for this build, for the identity token that its build server gives it. */
export async function exchangeIdentity(command: Command, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const identity = env.BOOKFRONT_IDENTITY_TOKEN ?? (await askGitHub(command.origin, env));
  const { token } = await requireAnswer(
    askEdge<{ token: string }>(command, 'POST', '/operations/exchange', { token: identity }),
  );
  return token;
}

/** What GitHub Actions gives a job with `permissions: id-token: write`. The shop's address is the audience. */
async function askGitHub(audience: string, env: NodeJS.ProcessEnv): Promise<string> {
  const url = new URL(env.ACTIONS_ID_TOKEN_REQUEST_URL ?? '');
  url.searchParams.set('audience', audience);
  const reply = await fetch(url, { headers: { authorization: `Bearer ${env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ''}` } });
  if (!reply.ok) throw new Problem(`The build server gave no identity token (${reply.status}).`);
  const { value } = (await reply.json()) as { value: string };
  return value;
}
