import type { Title } from '@bookfront/shared/schemas';
import { Cover, Ribbon } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import styled from 'styled-components';
import * as m from '#messages';
import { PictureButton } from './picture-button';

const load = () => import(/* webpackChunkName: "extras" */ './thumbnails');
/** Without thumbnails the cover still opens the gallery. */
const renderNothing = () => null;

/** The cover, and thumbnails if there are sample pages; each opens the gallery (ITM-30 to ITM-32). */
export function CoverGallery({ title }: { title: Title }) {
  return (
    <>
      <PictureButton at={0}>
        <Cover title={title} large priority alt={m.cover_of({ title: title.title })} />
        <Ribbon title={title} />
      </PictureButton>
      {title.has_interiors && (
        <OnDemand load={load} placeholder={<Reserved />} failed={renderNothing}>
          {({ Thumbnails }) => <Thumbnails title={title} />}
        </OnDemand>
      )}
    </>
  );
}

/** Reserves the height of a row of thumbnails. */
const Reserved = styled.div`
  margin-top: 1rem;
  aspect-ratio: 2.16;
`;
