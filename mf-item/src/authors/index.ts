export { AuthorDialog } from './author-dialog';
