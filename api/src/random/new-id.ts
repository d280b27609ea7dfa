import { randomBytes } from 'node:crypto';

/** An unguessable id of 120 random bits. */
export const newId = (): string => randomBytes(15).toString('base64url');
