import { type FirstCallNames, type FirstCallRule, firstCalls } from '@bookfront/shared/routes';
import type { UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Reply } from '../schemas';
import type { CallFailure } from './call';
import { useCall } from './use-call';

/**
 * What a page asks first, by the rule that exposes.json names for it: the edge has asked the same, and its answer is
 * found under the same key.
 */
export function useFirstCall<Rule extends Exclude<keyof FirstCallNames, 'browse'>>(
  rule: Rule,
  options?: { enabled?: boolean },
): UseQueryResult<Reply<FirstCallNames[Rule]>, CallFailure> {
  const params = useParams();
  const { call, payload }: FirstCallRule<FirstCallNames[Rule]> = firstCalls[rule];
  return useCall(call, payload({ params: textsOf(params) }), options);
}

const textsOf = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text ?? '']));
