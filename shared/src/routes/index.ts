export * from './filters';
export * from './first-calls';
export * from './href';
export * from './match';
export * from './shop-routes';
export * from './table';
