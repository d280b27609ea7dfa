const maxLength = 80;

/**
 * A name that every file system takes: letters, digits and harmless marks, neither hidden nor ending in a dot. '' where
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
