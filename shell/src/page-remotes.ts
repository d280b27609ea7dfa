import { browserLookup, type RemoteLookup, type RemoteReport } from '@bookfront/shared/federation';
import { withoutQueries } from '@bookfront/shared/format/web-address';
import { limits } from '@bookfront/shared/schemas/limits';
import type { Bootstrap } from './bootstrap';
import { reportError } from './reports/error-report';
import { queueReport } from './reports/report-queue';

/** Loads other packages' parts by the page's remote map. */
export const pageRemotes = ({ remotes, remoteTimeout }: Bootstrap): RemoteLookup =>
  browserLookup(remotes, remoteTimeout, reportRemote);

/** Reports each mount and failure to the guard, and each failure to the shop's log. */
function reportRemote({ kind, id, version, error }: RemoteReport): void {
  const release = `${id.split('/')[0]}@${version}`;
  if (kind === 'mount') queueReport({ kind, release });
  else {
    queueReport({ kind, release, message: withoutQueries(`${id}: ${error}`).slice(0, limits.reportMessage) });
    reportError({ source: `${id}@${version}`, error, release });
  }
}
