import { failureText } from '@bookfront/shared/api-client';
import { isBusy, type OrderState } from './order-state';

const unansweredBefore =
  'We have no answer about your order yet. Nothing is lost: please try again, your order is placed only once.';
const unreachable = 'We could not reach the shop. Nothing is lost: please try again, your order is placed only once.';

/**
 * P2§8: why the order is not placed; '' where nothing has failed. Where no answer came the shopper is told that trying
 * again is safe; it goes while the order is sent again, so that a screen reader says it after each attempt.
 */
export function orderFailureText(state: OrderState): string {
  if (state.is === 'unanswered') {
    if (isBusy(state)) return '';
    return state.sentBy === 'earlier-page' ? unansweredBefore : unreachable;
  }
  if (state.is !== 'refused' && state.is !== 'pending') return '';
  return state.failure.kind === 'network' ? unreachable : failureText(state.failure);
}
