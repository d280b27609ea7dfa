import { useSettings } from '@bookfront/shared/page';
import { menuEntryAt } from '@bookfront/shared/routes';
import { PageTitle, PlainPage } from '@bookfront/shared/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

/**
 * The page of a menu entry without one of its own: 'lists' and 'unlinked' show nothing (NAV-36, NAV-37), an unknown
 * type its raw data as text (NAV-47, SPEC-D8).
 */
export function MenuEntryPage() {
  const entry = menuEntryAt(useLocation().pathname, useSettings());
  if (!entry || entry.type === 'lists' || entry.type === 'unlinked') return null;
  return (
    <PlainPage>
      <PageTitle>{entry.label}</PageTitle>
      <Raw>{JSON.stringify(entry, null, 2)}</Raw>
    </PlainPage>
  );
}

const Raw = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
