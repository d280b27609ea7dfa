import type { Title } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import { Later } from '../on-demand/later';

const load = async () => (await import(/* webpackChunkName: "extras" */ './series-strip')).SeriesStrip;
const nothing = () => null;

/** Keeps the strip's height free, so that nothing moves when it comes; gives it up where the strip can't come, as the strip itself does (P1§8). */
export const SeriesPlace = ({ title }: { title: Title }) => <Later load={load} props={{ title }} fallback={<Reserved />} failed={nothing} />;

const Reserved = styled.div`
  height: 34rem;
`;
