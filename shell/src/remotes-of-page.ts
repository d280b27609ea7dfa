import { browserLookup, type RemoteLookup } from '@bookfront/shared/federation';
import type { Bootstrap } from './bootstrap';
import { reportError } from './error-report';

/** The parts of other packages, by the remote map that came with the page. */
export const remotesOfPage = ({ remotes, remoteTimeout }: Bootstrap): RemoteLookup =>
  browserLookup(remotes, remoteTimeout, ({ id, version, error }) => reportError({ source: `${id}@${version}`, error }));
