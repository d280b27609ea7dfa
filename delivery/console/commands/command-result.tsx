import { useId } from 'react';
import { TimeText } from '../ui/time-text';
import type { CommandAnswer } from './command';

/** What a command answered that somebody must read or copy. */
export function CommandResult({ answer, onClose }: { answer: CommandAnswer; onClose: () => void }) {
  const { link, until, token, warning } = answer;
  return (
    <>
      {warning && <p>{warning}</p>}
      {link && <Copyable label="Link" text={link} />}
      {until && (
        <p>
          Good until <TimeText time={until} />.
        </p>
      )}
      {token && <Copyable label="Token, shown this once" text={token} />}
      <div className="actions">
        {/* biome-ignore lint/a11y/noAutofocus: the form that had the focus is gone */}
        <button type="button" className="primary" autoFocus onClick={onClose}>
          Done
        </button>
      </div>
    </>
  );
}

function Copyable({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={text} onFocus={(event) => event.target.select()} />
      <button type="button" onClick={() => void navigator.clipboard?.writeText(text)}>
        Copy
      </button>
    </p>
  );
}
