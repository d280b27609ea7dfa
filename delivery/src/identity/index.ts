export { createIdentityCheck } from './check-identity';
export { isSafeAddress } from './signing-keys';
