import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { Hidden, ShopLink } from '@bookfront/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';

/** Every author, each leading to the other titles by that author; Canadian ones carry a maple leaf. */
export function Authors({ authors }: { authors: Title['authors'] }) {
  if (authors.length === 0) return null;
  return (
    <Line>
      by{' '}
      {authors.map(({ name, canadian }, i) => (
        <Fragment key={name}>
          {separator(i, authors.length)}
          <ShopLink to={href.author(name)} dir="auto">
            {name}
          </ShopLink>
          {canadian && <MapleLeaf />}
        </Fragment>
      ))}
    </Line>
  );
}

function separator(i: number, count: number): string {
  if (i === 0) return '';
  return i === count - 1 ? ' and ' : ', ';
}

function MapleLeaf() {
  return (
    <Leaf title="Canadian author">
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill="currentColor">
        <path d="M12 2l-2.2 4.2-2.6-1.3.9 5-2.9-2.8-.7 1.8-3 -.5 1.3 3.3-1.3.8 5 4.2-.6 1.9 5.3-.8V22h1.6v-4.200l5.300.8-.6-1.900 5-4.200-1.300-.8 1.300-3.300-3 .500-.700-1.800-2.900 2.800.900-5-2.600 1.300z" />
      </svg>
      <Hidden> (Canadian author)</Hidden>
    </Leaf>
  );
}

const Line = styled.p`
  margin: 0;
  font-size: 1.15rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  a {
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
