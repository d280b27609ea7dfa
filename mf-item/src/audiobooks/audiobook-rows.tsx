import type { Reply } from '@bookfront/shared/schemas';
import { Hidden, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogRows } from '../title-rows';
import { externalLinkProps } from './external-link-props';

type Row = Reply<'title/getLibroAudiobooks'>['rows'][number];

/** ITM-51, ITM-52: the recordings, each linked to its page. */
export function AudiobookRows({ rows }: { rows: Row[] }) {
  return (
    <DialogRows>
      {rows.map((row, i) => (
        <li key={i}>
          <Recording row={row} isLink />
        </li>
      ))}
    </DialogRows>
  );
}

/** Title, narrators and language of a recording. */
export function Recording({
  row: { title, narrators, language, url },
  isLink = false,
}: {
  row: Row;
  isLink?: boolean;
}) {
  const linkProps = isLink && externalLinkProps(url);
  const facts = (
    <>
      <b dir="auto">{title}</b>
      <small dir="auto">{[narrators && m.read_by({ narrators }), language].filter(Boolean).join(' · ')}</small>
    </>
  );
  if (!linkProps) return <Text>{facts}</Text>;
  return (
    <ExternalLink {...linkProps}>
      <Text>
        {facts}
        <Hidden> {m.opens_in_new_window()}</Hidden>
      </Text>
    </ExternalLink>
  );
}

const Text = styled.span`
  position: relative;
  display: grid;
  gap: 0.15rem;
  min-height: 44px;
  padding-block: 0.7rem;
  overflow-wrap: anywhere;
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;

const ExternalLink = styled(ShopLink)`
  display: block;
  padding-inline: 0.5rem;
  border-radius: 5px;
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--c-wash);
  }
  b {
    color: var(--c-link);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;
