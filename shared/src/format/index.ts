export * from './isbn';
export * from './money';
export * from './text';
export * from './title';
