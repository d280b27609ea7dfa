import type { Title } from '@bookfront/shared/schemas';
import { AudiobooksDialog } from '../audiobooks';
import { AuthorDialog } from '../authors';
import type { DialogRequest } from '../dialog-openers';
import { EditionsDialog } from '../editions';
import { GalleryDialog } from '../gallery';
import { GroupDialog } from '../related';
import { SeriesDialog } from '../series';
import { SizesDialog } from '../sizes';

interface ItemDialogProps {
  title: Title;
  request: DialogRequest;
  onClose: () => void;
}

/** The requested dialog of the item page (P1 §2 Item page). All of them are in one file, loaded with the first. */
export function ItemDialog({ request, ...props }: ItemDialogProps) {
  if (request.name === 'author') return <AuthorDialog author={request.author} {...props} />;
  if (request.name === 'group') return <GroupDialog group={request.group} {...props} />;
  if (request.name === 'pictures') return <GalleryDialog at={request.at} {...props} />;
  const TitleDialog = {
    editions: EditionsDialog,
    sizes: SizesDialog,
    series: SeriesDialog,
    audiobooks: AudiobooksDialog,
  }[request.name];
  return <TitleDialog {...props} />;
}
