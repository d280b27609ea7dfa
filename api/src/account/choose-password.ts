import * as m from '#messages';
import { invalid } from '../http/failure';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses a password that many people have, one of a short piece again and again ('aaaaaaaa', '12341234'), or one that
 * is the account's own address or name. `field`: where the failure is
 * shown. The schema has checked its length.
 */
export async function refuseWeakPassword(
  password: string,
  field: 'password' | 'new_password',
  personal: readonly string[],
): Promise<void> {
  const folded = password.toLowerCase();
  const isRepeated = /^(.{1,4})\1+$/su.test(folded);
  const isPersonal = personal.some((text) => text !== '' && folded === text.toLowerCase());
  commonPasswords ??= readCommonPasswords();
  if (isPersonal || isRepeated || (await commonPasswords).has(folded))
    throw invalid(m.password_common(), { [field]: m.password_common() });
}

/** Some 18,000 of at least eight characters (MIT; see ADR 16), read with the first password that is chosen. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords: readonly (string | number)[] = dictionary['passwords-common'];
  return new Set(passwords.map(String).filter(({ length }) => length >= 8));
}
