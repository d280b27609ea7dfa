import type { Session } from '@bookfront/shared/schemas';

/** A customer who was logged in as `email` has logged out, or somebody else has logged in; a guest may log in. */
export const isOtherShopper = (email: string | undefined, { user }: Pick<Session, 'user'>): boolean =>
  email !== undefined && email !== user?.email_address;
