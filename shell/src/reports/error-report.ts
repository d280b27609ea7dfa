import { call } from '@bookfront/shared/api-client';
import type { PageState } from '@bookfront/shared/contract';
import { withoutQueries } from '@bookfront/shared/format/web-address';
import { limits } from '@bookfront/shared/schemas/limits';
import { firstPosition, releaseOfScript } from './attribute-error';
import { queueReport } from './report-queue';

interface ErrorReport {
  source: string;
  error: string;
  lineno?: number;
  colno?: number;
  /** 'mf_item@1.4.0', '' if it can't be attributed. */
  release?: string;
}

const MAX_REPORTS = 10;
let sent = 0;

/** Sends log/error, at most ten times per page, without queries, which may contain tokens. */
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
 * Reports uncaught errors, except those of foreign scripts, which have no details (SHL-67). Attributes each to a
 * release by the script's position (SPEC-D15).
 */
export function watchErrors(bundle: PageState['joined']): void {
  const send = (report: ErrorReport, address: string, line: number) => {
    const release = releaseOfScript(address, line, bundle);
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
    const { address, line } = firstPosition(error);
    send({ source: 'promise', error }, address, line);
  });
}
