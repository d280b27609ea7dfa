export { ListsMenu } from './lists-menu';
