import type { Title } from '@bookfront/shared/schemas';
import { AudiobooksDialog } from '../audiobooks';
import { AuthorDialog } from '../authors';
import type { WantedDialog } from '../dialog-openers';
import { EditionsDialog } from '../editions';
import { GalleryDialog } from '../gallery';
import { GroupDialog } from '../related';
import { SeriesDialog } from '../series';
import { SizesDialog } from '../sizes';

interface ItemDialogProps {
  title: Title;
  wanted: WantedDialog;
  onClose: () => void;
}

/** One of the item's dialogs (P1 §2 Item page). They come together, in one file, when the first is wanted. */
export function ItemDialog({ wanted, ...props }: ItemDialogProps) {
  if (wanted.name === 'author') return <AuthorDialog author={wanted.author} {...props} />;
  if (wanted.name === 'group') return <GroupDialog group={wanted.group} {...props} />;
  if (wanted.name === 'pictures') return <GalleryDialog at={wanted.at} {...props} />;
  const Plain = { editions: EditionsDialog, sizes: SizesDialog, series: SeriesDialog, audiobooks: AudiobooksDialog }[
    wanted.name
  ];
  return <Plain {...props} />;
}
