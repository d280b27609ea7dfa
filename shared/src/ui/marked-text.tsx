import { Fragment, type ReactNode } from 'react';

/** A part of a compiled text: its words, or the name of a mark and the words in it. */
export type TextPart = string | readonly [mark: string, words: string];

interface MarkedTextProps<Mark extends string> {
  parts: readonly TextPart[];
  draw: Record<Mark, (words: string) => ReactNode>;
}

/**
 * Draws a text whose marked parts are elements, so that a translator sees the whole sentence:
 * `<MarkedText parts={m.part_of({ series })} draw={{ link: (words) => <a>{words}</a> }} />`. Marks don't nest.
 */
export function MarkedText<Mark extends string>({ parts, draw }: MarkedTextProps<Mark>) {
  return parts.map((part, i) => (
    <Fragment key={i}>{typeof part === 'string' ? part : draw[part[0] as Mark](part[1])}</Fragment>
  ));
}
