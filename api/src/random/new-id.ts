import { randomBytes } from 'node:crypto';

/** 120 random bits: an id that nobody guesses. */
export const newId = (): string => randomBytes(15).toString('base64url');
