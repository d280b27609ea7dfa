import type { Payload } from '@bookfront/shared/schemas';

export interface LoginValues {
  username: string;
  password: string;
}

/** ACC-03: with an @ it is an email address, else a customer account number. */
export function loginPayload({ username, password }: LoginValues): Payload<'account/login'> {
  const name = username.trim();
  return name.includes('@') ? { email_address: name, password } : { san: name, password };
}
