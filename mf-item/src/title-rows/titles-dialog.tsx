import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { languageOf } from '@bookfront/shared/format';
import type { Title, TitleCard } from '@bookfront/shared/schemas';
import { Button, FailedState, ShopLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogRows } from './dialog-rows';
import { RowsSkeleton } from './rows-skeleton';
import { TitleRow } from './title-row';

interface TitlesDialogProps {
  heading: string;
  /** The title that the rows relate to, shown below the heading. */
  title: Title;
  /** A sentence that describes the rows, instead of the title. */
  about?: ReactNode;
  rows: TitleCard[] | undefined;
  failure?: CallFailure | null;
  onRetry?: () => void;
  /** The text if there are no rows. */
  empty: string;
  /** A link to more titles of the kind. */
  more?: { to: string; text: string };
  factsOf?: (row: TitleCard) => string;
  onClose: () => void;
}

/** Titles related to one title, each linked to its page. */
export function TitlesDialog({
  heading,
  title,
  about,
  rows,
  failure,
  onRetry,
  empty,
  more,
  factsOf,
  onClose,
}: TitlesDialogProps) {
  return (
    <Dialog title={heading} onClose={onClose} width="38rem">
      {about ? <About>{about}</About> : <About {...languageOf(title)}>{title.title}</About>}
      {!rows && !failure && <RowsSkeleton />}
      {failure && <FailedState title={m.titles_failed()} text={failureText(failure)} onRetry={onRetry} />}
      {rows?.length === 0 && <Empty>{empty}</Empty>}
      {rows && rows.length > 0 && (
        <DialogRows>
          {rows.map((row) => (
            <li key={row.eisbn}>
              <TitleRow title={row} facts={factsOf?.(row)} onSelect={onClose} />
            </li>
          ))}
        </DialogRows>
      )}
      <DialogActions>
        {more && (
          <More to={more.to} onClick={onClose}>
            {more.text}
          </More>
        )}
        <Button kind="quiet" onClick={onClose}>
          {m.close()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows at most three lines of a long title. */
const About = styled.p`
  display: -webkit-box;
  margin: 0 0 0.75rem;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: var(--c-muted);
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-align: left;
`;

const More = styled(ShopLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-inline-end: 0.75rem;
  color: var(--c-link);
  text-underline-offset: 0.18em;
`;

const Empty = styled.p`
  margin: 1.5rem 0 0.5rem;
`;
