import { bus } from '@bookfront/shared/events';
import { buildCart, buildCustomer, buildSession } from '@bookfront/shared/testing/builders';
import { expect, it, jest } from '@jest/globals';
import { sessionStore } from './index';

it('tells everybody of a new cart, and of another owner, once each [SES-01] [SES-15]', () => {
  sessionStore.set(buildSession());
  const [owner, cart, listener] = [jest.fn(), jest.fn(), jest.fn()];
  const stops = [bus.on('session:changed', owner), bus.on('cart:changed', cart), sessionStore.subscribe(listener)];
  sessionStore.setCart(buildCart({ checksum: 'x', summary: { ...buildCart().summary, item_count: 2 } }));
  expect(cart).toHaveBeenCalledWith({ count: 2, here: true });
  expect(owner).not.toHaveBeenCalled();
  sessionStore.set(buildCustomer());
  expect(owner).toHaveBeenCalledWith({ logged_in: true });
  const other = buildCustomer();
  sessionStore.set({ ...other, user: other.user && { ...other.user, email_address: 'another@example.com' } });
  expect(owner).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(3);
  for (const stop of stops) stop();
});
