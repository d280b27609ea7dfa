export * from './answers';
export * from './builders';
export * from './pending';
export * from './render-page';
