import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { Announcements } from './commands/announcements';
import type { ReleaseCommand } from './commands/command';
import { CommandDialog } from './commands/command-dialog';
import { OpenCommand } from './commands/opened-command';
import { useStatus } from './queries';
import { RequestFailed } from './request';
import { describeToken, useAccess } from './session/access';
import { useLogout } from './session/session-api';
import { TimeText } from './ui/time-text';

/** What stands around every page: where one can go, who one is, and what the last command did. */
export function Frame({ children }: { children: ReactNode }) {
  const access = useAccess();
  const logout = useLogout();
  const [news, setNews] = useState({ line: '' });
  const [command, setCommand] = useState<ReleaseCommand>();
  function closeCommand() {
    setCommand(undefined);
    // the browser has given the focus back to the button, if that is still there
    if (document.activeElement === document.body) setNews({ ...news });
  }
  return (
    <Announcements value={(line) => setNews({ line })}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header>
        <NavLink to="/" className="brand" end>
          Releases
        </NavLink>
        <nav aria-label="Pages">
          <NavLink to="/" end>
            Packages
          </NavLink>
          <NavLink to="/history">History</NavLink>
          <NavLink to="/embeds">Embeds</NavLink>
          {access.isOperator && <NavLink to="/tokens">Tokens</NavLink>}
        </nav>
        <span className="who">{describeToken(access)}</span>
        <button type="button" onClick={() => logout.mutate()}>
          Log out
        </button>
      </header>
      <Freshness />
      <News news={news} />
      <main id="main" tabIndex={-1}>
        <OpenCommand value={setCommand}>{children}</OpenCommand>
      </main>
      {command && <CommandDialog command={command} onClose={closeCommand} />}
    </Announcements>
  );
}

/** What the last command did. It takes the focus, since the command's button may be gone. */
function News({ news }: { news: { line: string } }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (news.line) line.current?.focus();
  }, [news]);
  return (
    <p role="status" className="news" ref={line} tabIndex={-1}>
      {news.line}
    </p>
  );
}

/** Says so where the figures on the page are old. */
function Freshness() {
  const { error, dataUpdatedAt, data } = useStatus();
  const client = useQueryClient();
  // a token that was revoked meanwhile leads back to the login form
  const isRefused = error instanceof RequestFailed && error.status === 403;
  useEffect(() => {
    if (isRefused) void client.invalidateQueries({ queryKey: ['session'] });
  }, [isRefused, client]);
  if (!error || !data) return null;
  return (
    <p role="alert" className="stale">
      {error.message} What you see is from <TimeText time={new Date(dataUpdatedAt).toISOString()} />.
    </p>
  );
}
