import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { TokenStatus } from '../../src/operations/access/tokens';
import { Console } from '../console';

export interface Sent {
  path: string;
  payload: unknown;
}
/** Path below /operations -> what the edge answers; a function is asked at each request. */
export type Answers = Record<string, object | ((payload: unknown) => object)>;

/** Renders the console at `url`, with an edge that answers so. Answers whose `status` is set are refusals. */
export function renderConsole(url: string, answers: Answers): { user: UserEvent; sent: Sent[] } {
  const sent: Sent[] = [];
  globalThis.fetch = async (address, init) => {
    const path = String(address).replace('/operations/', '');
    const payload: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (init?.method === 'POST') sent.push({ path, payload });
    const given = answers[init?.method === 'POST' ? `POST ${path}` : path];
    const body = (typeof given === 'function' ? given(payload) : given) ?? {
      error: `no answer to ${path}`,
      status: 404,
    };
    const { status = 200 } = body as { status?: number };
    return { ok: status < 400, status, json: async () => body } as Response;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[url]}>
        <Console />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), sent };
}

export const buildAccess = (given: Partial<TokenStatus> = {}): TokenStatus => ({
  ...{ name: 'operator', isOperator: true, scopes: [], packages: [], created: '2026-01-01T00:00:00.000Z' },
  ...given,
});
