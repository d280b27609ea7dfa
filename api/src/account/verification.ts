import type { Shop } from '../shop/shop';

/** Whether a new address counts only once the link sent to it was used: always where nobody is told who has an account. */
export const needsVerification = ({ settings }: Pick<Shop, 'settings'>): boolean =>
  settings.account_verification_required || settings.account_neutral_answers;
