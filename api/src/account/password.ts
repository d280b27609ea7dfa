import { hash, verify } from '@node-rs/argon2';
import * as m from '#messages';
import { createTurns } from '../background/turns';
import { throttled } from '../http/failure';

/** Argon2id with the parameters that OWASP names: 19 MiB, two passes. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const current = `$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=${settings.parallelism}$`;
let dummyHash: Promise<string> | undefined;

/** Bounds the memory and processors that passwords take: 4 hashes at once, 500 calls that wait for one. */
const inTurn = createTurns(4, 500, () => throttled(m.login_busy()));

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(spelled(password), settings));

/** Keyboards and systems spell an accent as one character or as two: they are the same password. */
const spelled = (password: string): string => password.normalize('NFC');

/** Verifies a dummy hash if the account doesn't exist (`known` undefined), so that both take equally long. */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const compared = known ?? (await dummyHash);
  const right = await inTurn(() => verify(compared, spelled(password)));
  return right && known !== undefined;
}

/** Whether the hash was made with other parameters than today's, so that a login should replace it. */
export const isOutdatedHash = (known: string): boolean => !known.startsWith(current);
