import { failureText } from '@bookfront/shared/api-client';
import { subjectOfView } from '@bookfront/shared/routes';
import { FailedState, PageTitle, PageWidth, TitleGridSkeleton } from '@bookfront/shared/ui';
import { SubjectPath } from '@bookfront/shared/ui/subject-path';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { BackLinks } from './back-links';
import { BrowseReady } from './browse-ready';
import { headingOf } from './heading';
import { useBrowse, useBrowseView } from './use-browse';
import { useHeadingFocus } from './use-heading-focus';

/**
 * /browse and /browse/filter/…: the titles of the route, with the four states of BRW-40. `children` stand under the
 * heading.
 */
export function BrowsePage({ children }: { children?: ReactNode }) {
  const { view, pageSize } = useBrowseView();
  const { data, error, isPlaceholderData, refetch } = useBrowse(view, pageSize);
  const context = isPlaceholderData ? undefined : data?.context;
  const heading = headingOf(view, context);
  const subject = subjectOfView(view);
  const title = useHeadingFocus(view, isPlaceholderData);
  return (
    <PageWidth>
      {subject !== undefined && <SubjectPath subject={subject} end={-1} />}
      <Head>
        {heading.kind && <Kind>{heading.kind}</Kind>}
        <PageTitle ref={title} dir="auto">
          {heading.text}
        </PageTitle>
        {view.x && <BackLinks x={view.x} />}
      </Head>
      {children}
      {!data && !error && <TitleGridSkeleton cells={18} />}
      {error && <FailedState title={m.titles_failed()} text={failureText(error)} onRetry={() => refetch()} />}
      {data && !error && <BrowseReady view={view} pageSize={pageSize} reply={data} isStale={isPlaceholderData} />}
    </PageWidth>
  );
}

const Head = styled.header`
  h1 {
    margin: 0 0 0.25rem;
    text-align: left;
  }
`;

const Kind = styled.p`
  margin: 0 0 0.35rem;
  color: var(--c-muted);
  font-size: var(--size-tiny);
  font-weight: 600;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;
