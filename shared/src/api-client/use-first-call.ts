import { usePage } from '@bookfront/shared/page';
import { type FirstCallContext, type FirstCallNames, type FirstCallRule, firstCalls } from '@bookfront/shared/routes';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import type { Reply } from '../schemas';
import type { CallFailure } from './call';
import { useCall } from './use-call';

/** What makes the payloads of a page's first calls, as the edge made them. */
export function useFirstCallContext(): FirstCallContext {
  const params = useParams();
  const { pathname, search } = useLocation();
  const { settings, today } = usePage();
  return { params: textsOf(params), pathname, query: new URLSearchParams(search), settings, today };
}

/**
 * What a page asks first, by the rule that exposes.json names for it: the edge has asked the same, and its answer is
 * found under the same key. Where the rule asks nothing at this address, nothing is asked.
 */
export function useFirstCall<Rule extends Exclude<keyof FirstCallNames, 'browse'>>(
  rule: Rule,
  options?: { enabled?: boolean; keep?: boolean },
): UseQueryResult<Reply<FirstCallNames[Rule]>, CallFailure> {
  const { call, payload }: FirstCallRule<FirstCallNames[Rule]> = firstCalls[rule];
  return useCall(call, payload(useFirstCallContext()), options);
}

const textsOf = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text ?? '']));
