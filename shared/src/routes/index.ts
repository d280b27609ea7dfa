export * from './filters';
export * from './find-route';
export * from './first-calls';
export * from './gate';
export * from './href';
export * from './match';
export * from './table';
