export { heardAnswer } from './answers';
export { keepCookie } from './cookies';
export { forgetIntent, keepIntent } from './intent';
export { logOut } from './log-out';
