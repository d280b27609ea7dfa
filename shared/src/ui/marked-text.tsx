import { Fragment, type ReactNode } from 'react';

/** What a compiled text gives for `parts`: its words, and where a marked part begins and ends. */
export type TextPart =
  | { type: 'text'; value: string }
  | { type: 'markup-start' | 'markup-end' | 'markup-standalone'; name: string };

interface MarkedTextProps<Name extends string> {
  parts: readonly TextPart[];
  draw: Record<Name, (words: string) => ReactNode>;
}

/**
 * Draws a text whose marked parts are elements, so that a translator sees the whole sentence:
 * `<MarkedText parts={m.part_of.parts({ series })} draw={{ link: (words) => <a>{words}</a> }} />`. Marks don't nest.
 */
export function MarkedText<Name extends string>({ parts, draw }: MarkedTextProps<Name>) {
  const nodes: ReactNode[] = [];
  let marked: string | undefined;
  for (const part of parts) {
    if (part.type === 'text') {
      if (marked === undefined) nodes.push(part.value);
      else marked += part.value;
    } else if (part.type === 'markup-start') marked = '';
    else {
      nodes.push(draw[part.name as Name](marked ?? ''));
      marked = undefined;
    }
  }
  return nodes.map((node, i) => <Fragment key={i}>{node}</Fragment>);
}
