/** A request that the edge refused, or didn't answer (status 0). The message says what to do. */
export class RequestFailed extends Error {
  override name = 'RequestFailed';
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export const get = <Body>(path: string): Promise<Body> => send<Body>(path, { method: 'GET' });

export const post = <Body>(path: string, payload: object): Promise<Body> =>
  send<Body>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

/** A canary waits until the renderer has drawn its pages once, a minute at most. */
const limitMs = 90_000;

/** `path`: below /operations. The browser adds the session's cookie. */
async function send<Body>(path: string, init: RequestInit): Promise<Body> {
  const answer = await fetch(`/operations/${path}`, { ...init, signal: AbortSignal.timeout(limitMs) }).catch(
    () => undefined,
  );
  if (!answer) throw new RequestFailed('The edge doesn’t answer. Try again in a moment.', 0);
  const body: Body & { error?: string } = await answer.json().catch(() => {
    throw new RequestFailed(`The edge answered ${answer.status}, in no form that the console reads.`, answer.status);
  });
  if (!answer.ok) throw new RequestFailed(body.error ?? `The edge answered ${answer.status}.`, answer.status);
  return body;
}
