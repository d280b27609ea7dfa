export * from './store-facts';
