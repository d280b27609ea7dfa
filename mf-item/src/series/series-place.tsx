import type { Title } from '@bookfront/shared/schemas';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import styled from 'styled-components';

const load = () => import(/* webpackChunkName: "extras" */ './series-strip');
const nothing = () => null;

/**
 * Keeps the strip's height free, so that nothing moves when it comes; gives it up where the strip can't come, as the
 * strip itself does (P1 §8).
 */
export const SeriesPlace = ({ title }: { title: Title }) => (
  <OnDemand load={load} placeholder={<Reserved />} failed={nothing}>
    {({ SeriesStrip }) => <SeriesStrip title={title} />}
  </OnDemand>
);

const Reserved = styled.div`
  height: 34rem;
`;
