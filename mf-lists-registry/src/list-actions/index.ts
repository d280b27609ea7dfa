export { ListActions } from './list-actions';
