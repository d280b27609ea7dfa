export * from './answers';
export * from './builders';
export * from './render-page';
