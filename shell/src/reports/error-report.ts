import { call } from '@bookfront/shared/api-client';
import type { PageState } from '@bookfront/shared/contract';
import { limits } from '@bookfront/shared/schemas/limits';
import { placeOfStack, releaseOfScript, withoutQueries } from './attribute-error';
import { queueReport } from './report-queue';

interface ErrorReport {
  source: string;
  error: string;
  lineno?: number;
  colno?: number;
  /** 'mf_item@1.4.0', '' where no release is to blame. */
  release?: string;
}

const MAX_REPORTS = 10;
let sent = 0;

/** log/error, at most ten a page; without queries, which may hold a token. */
export function reportError({ source, error, lineno, colno, release = '' }: ErrorReport): void {
  if (sent >= MAX_REPORTS) return;
  sent += 1;
  void call('log/error', {
    location: location.pathname,
    user_agent: navigator.userAgent.slice(0, 400),
    source: withoutQueries(source),
    error: withoutQueries(error).slice(0, limits.errorReport),
    release,
    ...(lineno === undefined ? {} : { lineno: String(lineno), colno: String(colno ?? 0) }),
  });
}

/**
 * SHL-67: all uncaught errors but those of foreign scripts, which say nothing. The script's place tells the release
 * (SPEC-D15).
 */
export function watchErrors(joined: PageState['joined']): void {
  const send = (report: ErrorReport, address: string, line: number) => {
    const release = releaseOfScript(address, line, joined);
    if (release)
      queueReport({
        kind: 'script-error',
        release,
        message: withoutQueries(report.error).slice(0, limits.reportMessage),
      });
    reportError({ ...report, release });
  };
  window.addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    if (message && message !== 'Script error.')
      send({ source: filename, error: String(error?.stack ?? message), lineno, colno }, filename, lineno);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const error = String(reason?.stack ?? reason);
    const { address, line } = placeOfStack(error);
    send({ source: 'promise', error }, address, line);
  });
}
