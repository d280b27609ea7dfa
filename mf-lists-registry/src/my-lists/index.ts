export { DeleteList } from './delete-list';
export { MyListsPage } from './my-lists-page';
