import { call } from '@bookfront/shared/api-client';
import { limits } from '@bookfront/shared/schemas/limits';

interface ErrorReport {
  source: string;
  error: string;
  lineno?: number;
  colno?: number;
}

const MOST = 10;
let sent = 0;

/** log/error, at most ten a page; without the query of the address, which may hold a token. */
export function reportError({ source, error, lineno, colno }: ErrorReport): void {
  if (sent >= MOST) return;
  sent += 1;
  void call('log/error', {
    location: location.pathname,
    user_agent: navigator.userAgent.slice(0, 400),
    source: source.split('?')[0],
    error: error.slice(0, limits.errorReport),
    ...(lineno === undefined ? {} : { lineno: String(lineno), colno: String(colno ?? 0) }),
  });
}

/** SHL-67: all uncaught errors but those of foreign scripts, which say nothing. */
export function watchErrors(): void {
  window.addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    if (message && message !== 'Script error.') reportError({ source: filename, error: String(error?.stack ?? message), lineno, colno });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError({ source: 'promise', error: String(reason?.stack ?? reason) }));
}
