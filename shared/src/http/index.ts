export { cookieLine, readSecret, sessionCookie } from './cookies';
export { networkOf } from './network-of';
export { isSameOrigin } from './same-origin';
