import { version } from 'react';
import { onlyOnce } from '../contract/only-once';

export * from './call';
export * from './random-key';
export * from './use-call';
export * from './use-first-call';

onlyOnce('api-client', version);
