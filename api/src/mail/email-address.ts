import { limits } from '@bookfront/shared/schemas';

/** One plain address: no list, no name beside it. */
export const isEmail = (text: string): boolean => text.length <= limits.contact.email && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]{2,}$/.test(text);
