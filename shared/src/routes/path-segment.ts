/**
 * How a value stands in a segment of a path: '.', '..', '/', '\' and '%' never stand alone in one, since servers and
 * proxies would fold them. '~' stands for '%' of a second encoding.
 */
export const encodeSegment = (value: string): string =>
  encodeURIComponent(onOneLine(value))
    .replace(/~/g, '~7E')
    .replace(/%(2F|5C|25)/g, '~$1')
    .replace(/^\.{1,2}$/, (dots) => '~2E'.repeat(dots.length));

/** What stands in no valid escape stays as it is: a hand-typed '100%' is searched for, not lost. */
export const decodeSegment = (segment: string): string =>
  segment.replace(/~([0-9A-F]{2})/g, '%$1').replace(/(%[0-9a-f]{2})+/gi, decodeRun);

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** Line ends and other control characters come with text that is pasted; an address has none. */
export const onOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
