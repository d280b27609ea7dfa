import { version } from 'react';
import { assertSingleton } from '../contract/assert-singleton';

export * from './call';
export * from './random-key';
export * from './use-call';
export * from './use-first-call';

assertSingleton('api-client', version);
