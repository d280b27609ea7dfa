import { expect, it } from '@jest/globals';
import { loginFor } from './redirect-target';

it.each([
  ['', '/account/orders?year=2025', '/account/login?return_to=%2Faccount%2Forders%3Fyear%3D2025'],
  ['/shop', '/shop/account/orders', '/shop/account/login?return_to=%2Faccount%2Forders'],
])('below the base %j, %s leads to the login and back [SHL-07] [GAP-53]', (basename, url, login) => {
  expect(loginFor(url, { basename })).toBe(login);
});
