import { browserLookup, type RemoteLookup, type RemoteReport } from '@bookfront/shared/federation';
import { limits } from '@bookfront/shared/schemas/limits';
import type { Bootstrap } from './bootstrap';
import { withoutQueries } from './reports/attribute-error';
import { reportError } from './reports/error-report';
import { queueReport } from './reports/report-queue';

/** The parts of other packages, by the remote map that came with the page. */
export const remotesOfPage = ({ remotes, remoteTimeout }: Bootstrap): RemoteLookup =>
  browserLookup(remotes, remoteTimeout, tell);

/** The guard hears of each release; the shop's log of each failure. */
function tell({ kind, id, version, error }: RemoteReport): void {
  const release = `${id.split('/')[0]}@${version}`;
  if (kind === 'mount') queueReport({ kind, release });
  else {
    queueReport({ kind, release, message: withoutQueries(`${id}: ${error}`).slice(0, limits.reportMessage) });
    reportError({ source: `${id}@${version}`, error, release });
  }
}
