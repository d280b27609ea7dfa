import { tabStorage } from '@bookfront/shared/storage';

const KEY = 'bookfront-sign-up-email';

/** The address that signs up, in this tab until its account is created. */
export const pendingEmail = {
  read: (): string => tabStorage.read(KEY) ?? '',
  write: (email: string): void => tabStorage.write(KEY, email),
  forget: (): void => tabStorage.remove(KEY),
};
