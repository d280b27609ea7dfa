import styled from 'styled-components';
import * as m from '#messages';

/** Who follows a draft's link sees what no shopper does yet. */
export const DraftBar = () => <Bar role="status">{m.this_is_a_draft()}</Bar>;

const Bar = styled.p`
  margin: 0;
  padding: 0.6rem 1rem;
  background: var(--c-primary);
  color: var(--c-primary-ink);
  text-align: center;
`;
