import { limits } from '@bookfront/shared/schemas';

const character = String.raw`[^\s@,;<>"():[\]?/\\\p{C}]`;
const label = String.raw`[^.\s@,;<>"():[\]?/\\\p{C}]`;
const address = new RegExp(`^${character}+@(?:${label}+\\.)+${label}{2,}$`, 'u');

/**
 * One plain address: no list, no name or comment beside it, no empty part between or after dots, no sign that a mail
 * program or a reader takes for another.
 */
export const isEmail = (text: string): boolean => text.length <= limits.contact.email && address.test(text);
