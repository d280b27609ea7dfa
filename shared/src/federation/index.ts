import { version } from 'react';
import { onlyOnce } from '../contract/only-once';

export { browserLookup } from './browser-lookup';
export type { Host, MountProps } from './lifecycles';
export { LeftToBrowser, type Lookup, LookupContext, type RemoteLookup, type RemoteReport } from './lookup';
export { Remote } from './remote';

onlyOnce('federation', version);
