import styled from 'styled-components';
import { StoreRecord } from '../../hours';
import type { BlockProps } from '../block-props';
import { BlockHeading } from '../parts';

/** PGB-40 */
export const ContactAndHours = ({ block: { heading, records }, level }: BlockProps<'contact_and_hours'>) => (
  <>
    <BlockHeading text={heading} level={level} />
    <Records>
      {records.map((record, i) => (
        <StoreRecord key={record.location_id || i} record={record} level={heading ? 3 : 2} />
      ))}
    </Records>
  </>
);

const Records = styled.div`
  display: grid;
  gap: 2.5rem;
`;
