import { limits, messages } from '@bookfront/shared/schemas/limits';

/** Why a file is not sent at all, in words (SRC-09, SRC-10); undefined: it may be. What is in it, the api judges. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!isAccepted(name)) return `Files of this kind can’t be searched. Please choose ${kinds}.`;
  if (size > limits.upload.bytes) return messages.fileTooLarge;
  return size === 0 ? 'This file is empty.' : undefined;
}

const isAccepted = (name: string) => limits.upload.types.some((type) => name.toLowerCase().endsWith(type));

/** '.txt, .pdf, .xls, .xlsx, .html or .csv' */
export const kinds = limits.upload.types.join(', ').replace(/, ([^,]+)$/, ' or $1');
