import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import HomePage from './home-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({ 'mf_events_content/HomePage': HomePage });
