import type { User } from '@bookfront/shared/schemas';
import * as m from '#messages';

/**
 * SHL-23, GAP-45: an institution's company, else the person. `account`: the account in use, for a person with several
 * whose name alone doesn't identify it.
 */
export function accountName({ first_name, company, is_institution, has_several_corps }: User): {
  name: string;
  account: string;
} {
  if (is_institution && company) return { name: company, account: '' };
  const own = is_institution ? '' : m.personal_account();
  return { name: first_name || m.account(), account: has_several_corps ? company || own : '' };
}
