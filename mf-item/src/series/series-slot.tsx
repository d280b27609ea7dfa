import type { Title } from '@bookfront/shared/schemas';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import styled from 'styled-components';

const load = () => import(/* webpackChunkName: "extras" */ './series-strip');
const renderNothing = () => null;

/** Loads the series strip on demand. Reserves its height, so that nothing moves, unless it fails to load (P1 §8). */
export const SeriesSlot = ({ title }: { title: Title }) => (
  <OnDemand load={load} placeholder={<Reserved />} failed={renderNothing}>
    {({ SeriesStrip }) => <SeriesStrip title={title} />}
  </OnDemand>
);

const Reserved = styled.div`
  height: 34rem;
`;
