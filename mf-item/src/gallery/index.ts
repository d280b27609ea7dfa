export { CoverGallery } from './cover-gallery';
export { GalleryDialog } from './gallery-dialog';
