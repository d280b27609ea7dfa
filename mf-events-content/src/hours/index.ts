export { StoreRecord } from './store-record';
