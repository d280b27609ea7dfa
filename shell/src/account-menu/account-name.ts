import type { User } from '@bookfront/shared/schemas';
import * as m from '#messages';

/**
 * SHL-23, GAP-45: an institution's company, else the person. `account`: for who may act for several, which one is in
 * use where the name alone does not say so: another company, or their own.
 */
export function accountName({ first_name, company, is_institution, has_several_corps }: User): {
  name: string;
  account: string;
} {
  if (is_institution && company) return { name: company, account: '' };
  const own = is_institution ? '' : m.personal_account();
  return { name: first_name || m.account(), account: has_several_corps ? company || own : '' };
}
