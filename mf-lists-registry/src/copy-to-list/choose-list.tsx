import { failureText } from '@bookfront/shared/api-client';
import { Button, FailedState, FieldError, Skeleton } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useCopyToList } from './copy-to-list-api';
import { ListChoices } from './list-choices';

interface ChooseListProps {
  eisbn: string;
  title: string;
  onClose: () => void;
}

/**
 * The shopper's lists, those that have the title already marked. Saving closes the dialog; a failure is said in it
 * (P1§4 Copy to list).
 */
export function ChooseList({ eisbn, title, onClose }: ChooseListProps) {
  const { lists, failure, isBusy, refusal, retry, add } = useCopyToList(eisbn, onClose);
  const [chosen, setChosen] = useState('');
  const isFree = lists?.some((list) => !list.contains_eisbn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isBusy) add(chosen);
  };
  return (
    <Dialog title={m.add_to_a_list()} onClose={onClose}>
      <Form onSubmit={submit}>
        <p dir="auto">{title}</p>
        {!lists && !failure && <Skeleton lines={2} height="5rem" />}
        {failure && <FailedState title={m.lists_failed()} text={failureText(failure)} onRetry={retry} />}
        {lists?.length === 0 && <p>{m.no_lists_yet()}</p>}
        {lists && lists.length > 0 && <ListChoices lists={lists} chosen={chosen} onChoose={setChosen} />}
        <div role="alert">{refusal && <FieldError>{failureText(refusal)}</FieldError>}</div>
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {isFree ? m.cancel() : m.close()}
          </Button>
          {isFree && (
            <Button type="submit" disabled={!chosen} aria-disabled={isBusy || undefined}>
              {isBusy ? m.saving() : m.save()}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  > p {
    margin: 0 0 0.75rem;
    color: var(--c-muted);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;
