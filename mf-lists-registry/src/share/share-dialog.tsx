import { Button, Field, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useBriefly } from '@bookfront/shared/ui/use-briefly';
import { useRef, useState } from 'react';
import * as m from '#messages';

interface ShareDialogProps {
  /** What is shared; the page itself if not said. */
  address?: string;
  title?: string;
  text?: string;
  onClose: () => void;
}

/** The link of a list or registry, to copy, or by what the device shares with (REG-14). */
export function ShareDialog({ address = window.location.href, title = m.share(), text, onClose }: ShareDialogProps) {
  const [isCopied, showCopied] = useBriefly();
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showCopied();
      setRefused(false);
    } catch {
      // no right to the clipboard: the link stands selected, to be copied by hand
      field.current?.querySelector('input')?.select();
      setRefused(true);
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {text && <p>{text}</p>}
      <div ref={field}>
        <Field label={m.link()} value={address} readOnly onFocus={({ target }) => target.select()} />
      </div>
      <p role="status">{isCopied && m.link_copied()}</p>
      <div role="alert">{isRefused && <FieldError>{m.link_copy_by_hand()}</FieldError>}</div>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.close()}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
            {m.share_by()}
          </Button>
        )}
        <Button onClick={() => void copy()}>{m.link_copy()}</Button>
      </DialogActions>
    </Dialog>
  );
}
