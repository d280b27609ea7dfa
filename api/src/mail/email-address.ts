import { limits } from '@bookfront/shared/schemas';

/** One plain address: no list, no name or comment beside it, and no sign that a mail program or a reader takes for something else. */
export const isEmail = (text: string): boolean =>
  text.length <= limits.contact.email && /^[^\s@,;<>"():[\]?/\\\p{C}]+@[^\s@,;<>"():[\]?/\\\p{C}]+\.[^\s@,;<>"():[\]?/\\\p{C}]{2,}$/u.test(text);
