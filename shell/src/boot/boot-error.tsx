import { href } from '@bookfront/shared/routes';
import type { CSSProperties } from 'react';
import * as m from '#messages';

/**
 * ERR-01, ERR-02: settings or session couldn't be loaded. 'Refresh' makes the edge clear the cookie and reloads the
 * page; 'Try again' only reloads it.
 */
export function BootError() {
  return (
    <main style={middle} role="alert">
      <h1 style={{ fontSize: '1.25rem' }}>{m.boot_error()}</h1>
      <button type="button" style={plain} onClick={() => location.reload()}>
        {m.try_again()}
      </button>
      <form method="post" action={href.dropSession()}>
        <button type="submit" style={plain}>
          {m.refresh()}
        </button>
      </form>
    </main>
  );
}

/** Shown while settings and session are loading (SHL-10). */
export function Loading() {
  return (
    <main style={middle} role="status">
      <p>{m.opening_the_shop()}</p>
    </main>
  );
}

const middle: CSSProperties = {
  maxWidth: '32rem',
  margin: '20vh auto',
  padding: '0 1.25rem',
  textAlign: 'center',
  fontFamily: 'system-ui, sans-serif',
};
const plain: CSSProperties = {
  minHeight: 44,
  border: 0,
  background: 'none',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
};
