/** What lets a page's forms and buttons work before its scripts, and without them (ARCHITECTURE.md). */

import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { CallName } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Beside a form's own fields: whose page it is on, where a failure leads back to, and where a success leads instead,
 * the path `next`.
 */
export function PlainFields({ next }: { next?: string | undefined }) {
  const { session_id } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <input type="hidden" name="session_id" value={session_id} />
      <input type="hidden" name="return_to" value={pathname + search} />
      {next && <input type="hidden" name="next" value={next} />}
    </>
  );
}

interface HiddenFormProps {
  /** By which the buttons that send it name it. */
  id: string;
  call: CallName;
  fields?: Record<string, string>;
  next?: string;
}

/** The call that a button elsewhere on the page makes before scripts: see `sends`. */
export const HiddenForm = ({ id, call, fields = {}, next }: HiddenFormProps) => (
  <form id={id} method="post" action={href.form(call)} hidden>
    <PlainFields next={next} />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </form>
);

/** Props of a button that sends a HiddenForm before scripts, with a field of its own, and calls `send` after. */
export const sends = (form: string, send: () => void, [name, value]: [name?: string, value?: string] = []) => ({
  type: 'submit' as const,
  form,
  name,
  value,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    send();
  },
});

interface PlainTokenFormProps {
  call: CallName;
  token: string;
  next: string;
  label: string;
}

/** Without scripts a button spends the token of an emailed link; with them the page does so by itself. */
export const PlainTokenForm = ({ call, token, next, label }: PlainTokenFormProps) => (
  <noscript>
    <form method="post" action={href.form(call)}>
      <PlainFields next={next} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{label}</Button>
    </form>
  </noscript>
);

const opening = 'opening';

/** On each page with buttons that open a part of it: see `opens`. */
export function OpeningForm() {
  const { basename } = useSettings();
  const { pathname } = useLocation();
  return <form id={opening} method="get" action={basename + pathname} hidden />;
}

/**
 * Props of a button that opens a dialog: before scripts at an address with `?name=value`, where the server draws the
 * dialog into the page.
 */
export const opens = (open: () => void, name: string, value: string) => sends(opening, open, [name, value]);

/** Props of a dialog's button that closes it: before scripts it leads to the page without the dialog. */
export const closes = (close: () => void) => sends(opening, close);
