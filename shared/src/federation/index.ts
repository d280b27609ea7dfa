import { version } from 'react';
import { assertSingleton } from '../contract/assert-singleton';

export { browserLookup } from './browser-lookup';
export type { Host, MountProps } from './lifecycles';
export { ClientOnlyError, type Lookup, LookupContext, type RemoteLookup, type RemoteReport } from './lookup';
export { Remote } from './remote';

assertSingleton('federation', version);
