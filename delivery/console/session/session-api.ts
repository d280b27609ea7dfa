import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '../../src/console/serve-session';
import { get, post, type RequestFailed } from '../request';

const key = ['session'];
/** Asked again, so that a revoked token's page closes. */
const everyMs = 30_000;

export const useSession = () =>
  useQuery({ queryKey: key, queryFn: () => get<SessionAnswer>('console/session'), refetchInterval: everyMs });

export function useLogin() {
  const client = useQueryClient();
  return useMutation<SessionAnswer, RequestFailed, string>({
    mutationFn: (token) => post<SessionAnswer>('console/session', { token }),
    onSuccess: (session) => client.setQueryData(key, session),
  });
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post<SessionAnswer>('console/session/end', {}),
    onSuccess(session) {
      client.setQueryData(key, session);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
    },
  });
}
