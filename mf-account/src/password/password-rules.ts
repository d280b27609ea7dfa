import { limits } from '@bookfront/shared/schemas/limits';
import { string } from 'yup';
import * as m from '#messages';

const { min, max } = limits.account.password;

/** ACC-31 */
export const newPassword = () =>
  string().required(m.password_too_short()).min(min, m.password_too_short()).max(max, m.address_text_too_long({ max }));

/** ACC-32, ACC-33: the same again as the field `of`. */
export const confirmationOf = (of: string) =>
  string()
    .required(m.password_confirm_required())
    .test('same', m.password_mismatch(), (text, { parent }) => text === parent[of]);
