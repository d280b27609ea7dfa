import type { Title } from '@bookfront/shared/schemas';
import { Cover, Ribbon } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import styled from 'styled-components';
import * as m from '#messages';
import { PictureButton } from './picture-button';

const load = () => import(/* webpackChunkName: "extras" */ './thumbnails');
/** The cover opens the same pictures. */
const nothing = () => null;

/** The cover, and thumbnails where there are pictures of pages inside; each opens the gallery (ITM-30 to ITM-32). */
export function CoverGallery({ title }: { title: Title }) {
  return (
    <>
      <PictureButton at={0}>
        <Cover title={title} large priority alt={m.cover_of({ title: title.title })} />
        <Ribbon title={title} />
      </PictureButton>
      {title.has_interiors && (
        <OnDemand load={load} placeholder={<Reserved />} failed={nothing}>
          {({ Thumbnails }) => <Thumbnails title={title} />}
        </OnDemand>
      )}
    </>
  );
}

/** As high as a row of three thumbnails. */
const Reserved = styled.div`
  margin-top: 1rem;
  aspect-ratio: 2.16;
`;
