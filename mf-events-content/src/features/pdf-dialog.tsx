import { type CallFailure, call, failureText, useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { Button, FailedState, FieldError, Skeleton } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useIsMounted } from '@bookfront/shared/ui/use-is-mounted';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';

interface PdfDialogProps {
  listId: string;
  name: string;
  onClose: () => void;
}

/** FEA-06, GAP-56: what the catalogue shows is chosen here; its progress has a page of its own. */
export function PdfDialog({ listId, name, onClose }: PdfDialogProps) {
  const { data, error, refetch } = useCall('feature/getPdfOptions', {});
  return (
    <Dialog title={m.pdf_of({ name })} onClose={onClose}>
      {error && <FailedState title={m.generic_error()} text={failureText(error, '')} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={4} height="10rem" />}
      {data && <OptionsForm listId={listId} given={data} onClose={onClose} />}
    </Dialog>
  );
}

interface OptionsFormProps {
  listId: string;
  given: Reply<'feature/getPdfOptions'>;
  onClose: () => void;
}

function OptionsForm({ listId, given: { options, titles }, onClose }: OptionsFormProps) {
  const { state, send } = usePdf(listId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send([...new FormData(event.currentTarget).keys()]);
  };
  return (
    <form onSubmit={submit}>
      <Options>
        <legend>{m.pdf_shows()}</legend>
        {options.map(({ key, label, value }) => (
          <label key={key}>
            <input type="checkbox" name={key} defaultChecked={value} /> {label}
          </label>
        ))}
      </Options>
      <p>{m.pdf_titles_at_most({ count: titles })}</p>
      {typeof state === 'object' && <FieldError role="alert">{failureText(state)}</FieldError>}
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button type="submit" busy={state === 'sending'}>
          {m.make_pdf()}
        </Button>
      </DialogActions>
    </form>
  );
}

function usePdf(listId: string) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [state, setState] = useState<'ready' | 'sending' | CallFailure>('ready');
  const send = async (keys: string[]) => {
    if (state === 'sending') return;
    setState('sending');
    const result = await call('feature/getPdf', { list_id: listId, options: JSON.stringify(keys) });
    if (!isMounted.current) return;
    if (result.ok) navigate(href.report(result.value.progress_report_id));
    else setState(result.failure);
  };
  return { state, send };
}

const Options = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
  }
`;
