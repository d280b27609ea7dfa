import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';

/**
 * Who follows a draft's link sees what no shopper does yet. A link that has expired, was changed, or whose draft is
 * published shows the page as every visitor sees it, and says so.
 */
export function DraftBar({ isDraft }: { isDraft: boolean }) {
  const isAsked = new URLSearchParams(useLocation().search).has('draft');
  if (!isDraft && !isAsked) return null;
  return <Bar role="status">{isDraft ? m.this_is_a_draft() : m.no_draft()}</Bar>;
}

const Bar = styled.p`
  margin: 0;
  padding: 0.6rem 1rem;
  background: var(--c-primary);
  color: var(--c-primary-ink);
  text-align: center;
`;
