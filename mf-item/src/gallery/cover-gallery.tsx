import type { Title } from '@bookfront/shared/schemas';
import { Cover, Ribbon } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { Later } from '../on-demand/later';
import { PictureButton } from './picture-button';

const load = async () => (await import(/* webpackChunkName: "extras" */ './thumbnails')).Thumbnails;
/** The cover opens the same pictures. */
const nothing = () => null;

/** The cover, and thumbnails where there are pictures of pages inside; each opens the gallery (ITM-30 to ITM-32). */
export function CoverGallery({ title }: { title: Title }) {
  return (
    <>
      <PictureButton at={0}>
        <Cover title={title} large priority alt={`Cover of ${title.title}`} />
        <Ribbon title={title} />
      </PictureButton>
      {title.has_interiors && <Later load={load} props={{ title }} fallback={<Reserved />} failed={nothing} />}
    </>
  );
}

/** As high as a row of three thumbnails. */
const Reserved = styled.div`
  margin-top: 1rem;
  aspect-ratio: 2.16;
`;
