export { writeCookie } from './cookies';
export { followResponse } from './follow-response';
export { forgetIntent, storeIntent } from './intent';
export { logOut } from './log-out';
