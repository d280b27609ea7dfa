import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import type { ContributorRole } from '@bookfront/shared/schemas/vocabulary';
import { Hidden, MarkedText } from '@bookfront/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogLink } from '../dialog-openers';

type People = Pick<Title, 'authors' | 'contributors'>;

/**
 * All authors, each linked to their other titles (ITM-08, ITM-36); Canadian ones have a maple leaf. Below them who else
 * has a part in the title.
 */
export function Authors({ authors, contributors }: People) {
  return (
    <>
      {authors.length > 0 && (
        <Line>
          <MarkedText
            parts={m.by_line()}
            draw={{ authors: () => <Names authors={authors} contributors={contributors} /> }}
          />
        </Line>
      )}
      <OtherParts authors={authors} contributors={contributors} />
    </>
  );
}

function Names({ authors, contributors }: People) {
  const partOf = (name: string) => partTexts.get(partBesideWriting(name, contributors))?.();
  return (
    <>
      {authors.map(({ name, canadian }, i) => (
        <Fragment key={name}>
          {separator(i, authors.length)}
          <DialogLink request={{ name: 'author', author: name }} to={href.author(name)}>
            {name}
          </DialogLink>
          {canadian && <MapleLeaf />}
          {partOf(name) && <Part> {partOf(name)}</Part>}
        </Fragment>
      ))}
    </>
  );
}

/** What somebody who is listed as an author did if it was not writing. */
function partBesideWriting(name: string, contributors: Title['contributors']): ContributorRole | undefined {
  const roles = contributors.find((one) => one.name === name)?.roles ?? [];
  return roles.includes('author') ? undefined : roles.find((role) => partTexts.has(role));
}
const partTexts = new Map<ContributorRole | undefined, () => string>([
  ['illustrator', m.role_illustrator],
  ['photographer', m.role_photographer],
  ['editor', m.role_editor],
  ['translator', m.role_translator],
]);

/** Those who aren't listed as authors, by their part. */
function OtherParts({ authors, contributors }: People) {
  const others = contributors.filter(({ name }) => !authors.some((author) => author.name === name));
  return otherParts.map(([role, textOf]) => {
    const names = others.filter(({ roles }) => roles.includes(role)).map(({ name }) => name);
    return names.length > 0 && <Other key={role}>{textOf({ names: listOf(names) })}</Other>;
  });
}
const otherParts: readonly [ContributorRole, (values: { names: string }) => string][] = [
  ['illustrator', m.illustrated_by],
  ['photographer', m.photographs_by],
  ['editor', m.edited_by],
  ['translator', m.translated_by],
  ['adapter', m.adapted_by],
  ['narrator', m.narrated_by],
  ['introduction', m.introduction_by],
  ['foreword', m.foreword_by],
  ['afterword', m.afterword_by],
];
const listOf = (names: readonly string[]): string =>
  names.map((name, i) => `${separator(i, names.length)}${name}`).join('');

function separator(i: number, count: number): string {
  if (i === 0) return '';
  return i === count - 1 ? m.author_name_last_separator() : m.author_name_separator();
}

function MapleLeaf() {
  return (
    <Leaf title={m.canadian_author()}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill="currentColor">
        <path d="M12 2l-2 4-3-1 1 5-3-3-1 2-3 0 2 4-2 1 6 4-1 2 5-1v4h2v-4l5 1-1-2 6-4-2-1 2-4-3 0-1-2-3 3 1-5-3 1z" />
      </svg>
      <Hidden> ({m.canadian_author()})</Hidden>
    </Leaf>
  );
}

const Line = styled.p`
  margin: 0;
  line-height: 1.5;
  overflow-wrap: anywhere;
  a {
    padding-block: 0.5rem;
    color: var(--c-link);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const Part = styled.span`
  color: var(--c-muted);
`;

const Other = styled.p`
  margin: 0;
  color: var(--c-muted);
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Leaf = styled.span`
  display: inline-block;
  position: relative;
  margin-inline-start: 0.3rem;
  color: var(--c-bad);
  vertical-align: -2px;
`;
