import { failureText } from '@bookfront/shared/api-client';
import * as m from '#messages';
import { isBusy, type OrderState } from './order-state';

/**
 * P2 §8: why the order is not placed; '' where nothing has failed. Where no answer came the shopper is told that trying
 * again is safe; it goes while the order is sent again, so that a screen reader says it after each attempt.
 */
export function orderFailureText(state: OrderState): string {
  if (state.is === 'unanswered') {
    if (isBusy(state)) return '';
    return state.sentBy === 'earlier-page' ? m.order_unanswered() : m.order_unreachable();
  }
  if (state.is !== 'refused' && state.is !== 'pending') return '';
  return state.failure.kind === 'network' ? m.order_unreachable() : failureText(state.failure);
}
