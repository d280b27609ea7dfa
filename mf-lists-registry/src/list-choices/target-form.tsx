import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import type { List } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, FailedState, Field, FieldError, Skeleton } from '@bookfront/shared/ui';
import { DialogActions } from '@bookfront/shared/ui/dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { ListChoices } from './list-choices';

/** One of the visitor's lists, or the name of one that is to be made. */
export type Target = { list_id: string } | { name: string };

interface TargetFormProps {
  lists: List[] | undefined;
  failure: CallFailure | null;
  onRetry: () => void;
  /** What the form sends is under way. */
  isBusy: boolean;
  refusal: CallFailure | null | undefined;
  onSubmit: (target: Target) => void;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Chooses where something goes: an existing list, or a new one (LST-19). Save waits until a list is chosen (LST-23) or
 * named (LST-22).
 */
export function TargetForm({ lists, failure, onRetry, isBusy, refusal, onSubmit, onClose, children }: TargetFormProps) {
  const { isNew, toggle, chosen, choose, name, setName, missing, target } = useTarget();
  const canChoose = isNew || lists?.some(({ contains_eisbn }) => !contains_eisbn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target && !isBusy) onSubmit(target);
  };
  return (
    <Form onSubmit={submit}>
      {children}
      {!lists && !failure && <Skeleton lines={2} height="5rem" />}
      {!lists && failure && <FailedState title={m.lists_failed()} text={failureText(failure)} onRetry={onRetry} />}
      {isNew && (
        <Field
          label={m.list_name()}
          value={name}
          error={missing}
          maxLength={limits.list.name}
          onChange={({ target: { value } }) => setName(value)}
          autoFocus
          dir="auto"
        />
      )}
      {!isNew && lists?.length === 0 && <p>{m.no_lists_yet()}</p>}
      {!isNew && lists && lists.length > 0 && <ListChoices lists={lists} chosen={chosen} onChoose={choose} />}
      {lists && (
        <div>
          <Button kind="plain" onClick={toggle}>
            {isNew ? m.list_choose_existing() : m.list_new()}
          </Button>
        </div>
      )}
      <div role="alert">{refusal && <FieldError>{failureText(refusal)}</FieldError>}</div>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {canChoose ? m.cancel() : m.close()}
        </Button>
        {canChoose && (
          <Button type="submit" disabled={!target} busy={isBusy}>
            {isBusy ? m.saving() : m.save()}
          </Button>
        )}
      </DialogActions>
    </Form>
  );
}

/** What is chosen in either mode stays when the mode changes. */
function useTarget() {
  const [isNew, setNew] = useState(false);
  const [chosen, choose] = useState('');
  const [name, setName] = useState<string>();
  const named = name?.trim() ?? '';
  const existing: Target | undefined = chosen === '' ? undefined : { list_id: chosen };
  const made: Target | undefined = named === '' ? undefined : { name: named };
  return {
    isNew,
    toggle: () => setNew(!isNew),
    chosen,
    choose,
    name: name ?? '',
    setName,
    missing: name !== undefined && named === '' ? m.list_name_needed() : undefined,
    target: isNew ? made : existing,
  };
}

const Form = styled.form`
  > p {
    margin: 0 0 0.75rem;
    color: var(--c-muted);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;
