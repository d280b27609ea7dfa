import { elementsOfRelease } from './tag-table';

const referenceNames = new Map(
  [elementsOfRelease['2.1'], elementsOfRelease['3']].flatMap((table) =>
    table
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  ),
);

/** The reference name of an element that is written as a short tag; other names are returned unchanged. */
export const referenceName = (tag: string): string => referenceNames.get(tag) ?? tag;
