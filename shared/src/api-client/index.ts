export * from './call';
export * from './use-call';
