import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { Hidden, MarkedText } from '@bookfront/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogLink } from '../dialog-openers';

/** All authors, each linked to their other titles (ITM-08, ITM-36); Canadian ones have a maple leaf. */
export function Authors({ authors }: { authors: Title['authors'] }) {
  if (authors.length === 0) return null;
  return (
    <Line>
      <MarkedText parts={m.by_line()} draw={{ authors: () => <Names authors={authors} /> }} />
    </Line>
  );
}

function Names({ authors }: { authors: Title['authors'] }) {
  return (
    <>
      {authors.map(({ name, canadian }, i) => (
        <Fragment key={name}>
          {separator(i, authors.length)}
          <DialogLink request={{ name: 'author', author: name }} to={href.author(name)}>
            {name}
          </DialogLink>
          {canadian && <MapleLeaf />}
        </Fragment>
      ))}
    </>
  );
}

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

const Leaf = styled.span`
  display: inline-block;
  position: relative;
  margin-inline-start: 0.3rem;
  color: var(--c-bad);
  vertical-align: -2px;
`;
