export { ListForm } from './list-form';
