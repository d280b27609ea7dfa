import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP names: 19 MiB, two passes. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let stranger: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

/** Takes as long for an account that does not exist: `known` undefined. */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  const right = await verify(known ?? (await stranger), password);
  return right && known !== undefined;
}
