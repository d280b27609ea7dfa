import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { post, type RequestFailed } from '../request';
import { useAnnounce } from './announcements';
import { type CommandAnswer, initialValues, type ReleaseCommand, type Values } from './command';
import { CommandField } from './command-field';
import { CommandResult } from './command-result';

interface CommandDialogProps {
  command: ReleaseCommand;
  onClose: () => void;
}

/** Says what a command does, asks for what it needs, and sends it. */
export function CommandDialog({ command, onClose }: CommandDialogProps) {
  // the page goes on changing behind the dialog; what was read is what is sent
  const [{ title, effect, confirm, fields, isDangerous, ...given }] = useState(command);
  const [values, setValues] = useState(() => initialValues(fields));
  const dialog = useModal();
  const [headingId, effectId] = [useId(), useId()];
  const close = () => dialog.current?.close();
  const send = useSend(given, close);

  function submit(event: FormEvent) {
    event.preventDefault();
    send.mutate(values);
  }

  return (
    <dialog ref={dialog} aria-labelledby={headingId} aria-describedby={effectId} onClose={onClose}>
      <h2 id={headingId}>{title}</h2>
      {send.data ? (
        <CommandResult answer={send.data} onClose={close} />
      ) : (
        <form onSubmit={submit}>
          <p id={effectId}>{effect(values)}</p>
          {fields.map((field) => (
            <CommandField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => setValues({ ...values, [field.name]: value })}
            />
          ))}
          <p role="status" className="hint">
            {send.isPending && 'Under way. A release is drawn once on the server before shoppers get it.'}
          </p>
          {send.error && <p role="alert">{send.error.message}</p>}
          <div className="actions">
            <button type="submit" className={isDangerous ? 'danger' : 'primary'} disabled={send.isPending}>
              {confirm}
            </button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
}

/** Sends the command. What it answers stays in the dialog if there is something to copy or to know. */
function useSend({ path, payload, done }: Pick<ReleaseCommand, 'path' | 'payload' | 'done'>, close: () => void) {
  const client = useQueryClient();
  const announce = useAnnounce();
  return useMutation<CommandAnswer, RequestFailed, Values>({
    mutationFn: (values) => post<CommandAnswer>(path, payload(values)),
    onSuccess(answer, values) {
      announce(done(answer, values));
      void client.invalidateQueries();
      if (!answer.link && !answer.token && !answer.warning) close();
    },
  });
}

/** Opens the dialog above the page. The browser gives the focus back to the button when it closes. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
