export { keepCookie } from './cookies';
export { followResponse } from './follow-response';
export { forgetIntent, keepIntent } from './intent';
export { logOut } from './log-out';
