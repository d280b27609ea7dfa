/** Text of a stranger, fit for a log: addresses without query and fragment, characters that no one sees written as \u{…}. */
export const harmless = (text: string): string =>
  text
    .replace(/([a-z][a-z\d+.-]*:\/\/[^\s?#"'<>)]*|(?<![\w/])\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/gi, '$1')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
      character === '\n' || character === '\t' ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
    );
