import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { FailedState, PageTitle, PageWidth } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface OwnPageProps<T> {
  title: string;
  /** Above the title. */
  nav?: ReactNode;
  /** Beside the title. */
  action: ReactNode;
  query: { data: T | undefined; error: CallFailure | null; refetch: () => Promise<unknown> };
  skeleton: ReactNode;
  /** The heading if the rows can't be loaded. */
  failed: string;
  children: (data: T) => ReactNode;
  dialogs: ReactNode;
}

/** A page of the visitor's own lists or registries. */
export function OwnPage<T>({ title, nav, action, query, skeleton, failed, children, dialogs }: OwnPageProps<T>) {
  const { data, error, refetch } = query;
  return (
    <PageWidth>
      {nav}
      <Head>
        <PageTitle>{title}</PageTitle>
        {action}
      </Head>
      {!data && !error && skeleton}
      {!data && error && <FailedState title={failed} text={failureText(error)} onRetry={() => void refetch()} />}
      {data && children(data)}
      {dialogs}
    </PageWidth>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-bottom: clamp(1rem, 3vw, 2rem);
`;
