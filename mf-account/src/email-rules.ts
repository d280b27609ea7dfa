import { isEmailOrEmpty } from '@bookfront/shared/format/email';
import { limits } from '@bookfront/shared/schemas/limits';
import { object, string } from 'yup';
import * as m from '#messages';

const max = limits.account.text;

/** ACC-47, LNK-06 */
export const email = () =>
  string()
    .trim()
    .required(m.email_required())
    .max(max, m.address_text_too_long({ max }))
    .test('email', m.email_invalid(), isEmailOrEmpty);

export const emailSchema = () => object({ email_address: email() });
