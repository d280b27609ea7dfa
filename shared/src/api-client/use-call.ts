import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import type { CallName, Payload, Reply } from '../schemas';
import { type CallFailure, call, isCallFailure } from './call';

/** Without a network the call fails at once, as any other: the query library would keep it, and do it later unasked. */
const networkMode = 'always';

/**
 * Reads: the key is always [call, payload], so that an answer inlined by the edge is found.
 * Without a payload nothing is asked.
 * `keep`: while the next answer is under way the last one stays on screen (paging and filters).
 * `once`: the first answer holds until its reader leaves the page; no age, focus or reconnect asks again (short-lived
 * tokens).
 */
export function useCall<N extends CallName>(
  name: N,
  payload: Payload<N> | undefined,
  options: { enabled?: boolean; keep?: boolean; once?: boolean } = {},
): UseQueryResult<Reply<N>, CallFailure> {
  return useQuery<Reply<N>, CallFailure>({
    queryKey: [name, payload],
    queryFn: ({ signal }) => (payload === undefined ? Promise.reject(nothingAsked) : orThrow(name, payload, signal)),
    networkMode,
    enabled: payload !== undefined && (options.enabled ?? true),
    retry: (count, failure) => isCallFailure(failure) && failure.retryable && count < 2,
    ...(options.once ? { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } : {}),
    ...(options.keep ? { placeholderData: (previous: Reply<N> | undefined) => previous as never } : {}),
  });
}

const nothingAsked = new Error('a call without a payload is never made');

/** Writes: `mutate(payload)`; what to do with the answer is said by the caller. */
export function useSend<N extends CallName>(
  name: N,
  onDone?: (reply: Reply<N>, payload: Payload<N>) => void,
): UseMutationResult<Reply<N>, CallFailure, Payload<N>> {
  return useMutation<Reply<N>, CallFailure, Payload<N>>({
    networkMode,
    mutationFn: (payload) => orThrow(name, payload),
    ...(onDone ? { onSuccess: onDone } : {}),
  });
}

/** The query library takes failures by rejection. */
async function orThrow<N extends CallName>(name: N, payload: Payload<N>, signal?: AbortSignal): Promise<Reply<N>> {
  const result = await call(name, payload, signal);
  if (!result.ok) throw result.failure;
  return result.value;
}
