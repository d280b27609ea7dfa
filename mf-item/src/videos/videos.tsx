import type { Title } from '@bookfront/shared/schemas';
import { Later } from '../on-demand/later';

const load = async () => (await import(/* webpackChunkName: "extras" */ './players')).Players;

/** The tab of a title with media (ITM-04, ITM-29). */
export const Videos = ({ media }: { media: Title['media'] }) => <Later load={load} props={{ media }} fallback={null} />;
