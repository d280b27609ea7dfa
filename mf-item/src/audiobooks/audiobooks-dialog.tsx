import { useCall } from '@bookfront/shared/api-client';
import type { Reply, Title } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, ButtonLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import { RowsSkeleton } from '../title-rows';
import { AudiobookRows, Recording } from './audiobook-rows';
import { externalLinkProps } from './external-link-props';

type Recordings = Reply<'title/getLibroAudiobooks'>;

/** The audiobook partner's recordings of the title (P1 §4 Audiobook dialog). */
export function AudiobooksDialog({ title, onClose }: { title: Title; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getLibroAudiobooks', { eisbn: title.eisbn });
  return (
    <Dialog title={m.audiobooks()} onClose={onClose} width="34rem">
      {!data && !error && <RowsSkeleton rows={1} />}
      {error && <p role="alert">{m.audiobooks_failed()}</p>}
      {data && <RecordingsFound recordings={data} />}
      <DialogActions>
        {error && (
          <Button kind="quiet" onClick={() => refetch()}>
            {m.try_again()}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {m.close()}
        </Button>
        {data && <PartnerLink recordings={data} onLeave={onClose} />}
      </DialogActions>
    </Dialog>
  );
}

function RecordingsFound({ recordings: { rows } }: { recordings: Recordings }) {
  const [first, second] = rows;
  if (!first) return <p role="status">{m.no_audiobooks()}</p>;
  if (second) return <AudiobookRows rows={rows.slice(0, limits.audiobooks)} />;
  return (
    <>
      <Recording row={first} />
      <p>{m.audiobook_partner_question()}</p>
    </>
  );
}

/** Links to the recording, or to the partner's list if there are several. */
function PartnerLink({ recordings: { rows, see_more_url }, onLeave }: { recordings: Recordings; onLeave: () => void }) {
  const linkProps = externalLinkProps((rows.length === 1 ? rows[0]?.url : see_more_url) ?? '');
  if (rows.length === 0 || !linkProps) return null;
  return (
    <ButtonLink {...linkProps} onClick={onLeave}>
      {rows.length === 1 ? m.go_to_the_audiobook() : m.see_all_audiobooks()}
    </ButtonLink>
  );
}
