export { NewPasswordFields } from './new-password-fields';
export { PasswordField } from './password-field';
export { confirmationOf, newPassword } from './password-rules';
