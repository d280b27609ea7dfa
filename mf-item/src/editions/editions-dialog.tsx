import { failureText, useCall } from '@bookfront/shared/api-client';
import type { Title } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import { Button, FailedState, Skeleton } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import styled from 'styled-components';
import { EditionRow } from './edition-row';

/** The other editions of a title (title/getBindingItems). Loaded when first opened. */
export function EditionsDialog({ title, onClose }: { title: Title; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getBindingItems', { eisbn: title.eisbn });
  return (
    <Dialog title={`Editions of ${title.title}`} onClose={onClose} width="38rem">
      {!data && !error && <Skeleton lines={5} height="12rem" />}
      {error && <FailedState title="We could not load the editions" text={failureText(error)} onRetry={() => refetch()} />}
      {data?.rows.length === 0 && <p>{messages.noEditions}</p>}
      <Rows>
        {data?.rows.map((edition) => (
          <li key={edition.eisbn}>
            <EditionRow edition={edition} onChosen={onClose} />
          </li>
        ))}
      </Rows>
      <DialogActions>
        <Button data-kind="quiet" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--c-line);
  }
`;
