import { version } from 'react';
import { onlyOnce } from '../contract/only-once';

export * from './call';
export * from './random-key';
export * from './use-call';

onlyOnce('api-client', version);
