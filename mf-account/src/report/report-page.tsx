import { failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { Button, FailedState, PageTitle, PlainPage } from '@bookfront/shared/ui';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { type Progress, useProgress } from './use-progress';

/** /pdf/{process_id}: how far a document is that takes time, and then its file (P2 §2 Report progress page). */
export function ReportPage() {
  const { process_id: id = '' } = useParams();
  const { progress, failure } = useProgress(id);
  return (
    <PlainPage>
      <PageTitle>{m.report_title()}</PageTitle>
      {failure ? (
        <FailedState title={m.report_failed()} text={failureText(failure)} />
      ) : (
        <Ready id={id} progress={progress} />
      )}
    </PlainPage>
  );
}

function Ready({ id, progress }: { id: string; progress: Progress | undefined }) {
  const { store_id } = useSettings();
  const isDone = progress?.completed ?? false;
  const download = () => window.open(href.reportFile(id, store_id), '_blank', 'noopener');
  return (
    <Column>
      <progress max={100} value={progress?.progress ?? 0} aria-label={m.report_progress()} />
      <p role="status">{progressText(progress)}</p>
      <Button disabled={!isDone} onClick={download}>
        {m.report_download()}
      </Button>
    </Column>
  );
}

/** RPT-03 to RPT-05 */
function progressText(progress: Progress | undefined): string {
  if (progress?.completed) return m.report_done();
  if (!progress || progress.progress === 0) return m.report_waiting();
  if (progress.progress >= 99) return m.report_converting();
  return progress.eta_seconds === null ? m.report_working() : m.report_remaining({ count: progress.eta_seconds });
}

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 30rem;
  progress {
    width: 100%;
    height: 0.9rem;
    accent-color: var(--c-primary);
  }
  p {
    margin: 0;
  }
`;
