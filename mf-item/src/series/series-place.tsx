import type { Title } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import { Later } from '../on-demand/later';

const load = async () => (await import(/* webpackChunkName: "extras" */ './series-strip')).SeriesStrip;

/** Keeps the strip's height free, so that nothing moves when it comes. */
export const SeriesPlace = ({ title }: { title: Title }) => <Later load={load} props={{ title }} fallback={<Reserved />} />;

const Reserved = styled.div`
  height: 34rem;
`;
