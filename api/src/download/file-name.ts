const maxLength = 80;

/**
 * A file name for every file system: letters, digits and safe punctuation, neither hidden nor ending in a dot. '' if
 * nothing is left.
 */
export const fileNameOf = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ,.()'’&+_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, maxLength)
    .replace(/^[ .]+|[ .]+$/g, '')
    .toWellFormed();
