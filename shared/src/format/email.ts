const character = String.raw`[^\s@,;<>"():[\]?/\\\p{C}]`;
const label = String.raw`[^.\s@,;<>"():[\]?/\\\p{C}]`;
const address = new RegExp(`^${character}+@(?:${label}+\\.)+${label}{2,}$`, 'u');

/**
 * Whether `text` is one plain email address, also in letters beyond ASCII: no list, no name or comment beside it, no
 * empty label, no character that a mail program or a reader takes for another. Forms and api follow this one rule; each
 * limits the length itself.
 */
export const isEmail = (text: string): boolean => address.test(text);

/** For a field that may be left empty, or whose emptiness another rule tells. */
export const isEmailOrEmpty = (text = ''): boolean => text.trim() === '' || isEmail(text.trim());
