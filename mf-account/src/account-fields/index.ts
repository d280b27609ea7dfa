export { AccountFields } from './account-fields';
export { type AccountValues, accountFields, accountPayload, accountValuesOf, emptyAccount } from './account-rules';
export { FormFailure } from './form-failure';
