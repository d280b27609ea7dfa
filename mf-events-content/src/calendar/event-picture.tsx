import type { ShopEvent } from '@bookfront/shared/schemas';
import { Picture } from '../picture';

interface EventPictureProps {
  event: ShopEvent;
  sizes: string;
  isFirst?: boolean;
}

/** EVT-08: an event's picture; one whose size the shop doesn't know gets that of most. */
export function EventPicture({ event: { info }, ...rest }: EventPictureProps) {
  if (info.image) return <Picture image={info.image} {...rest} />;
  if (info.img_path === '') return null;
  return <Picture image={{ src: info.img_path, srcset: '', width: 640, height: 400, alt: '' }} {...rest} />;
}
