import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { SamplePage } from '../sample-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({ 'mf_sample/SamplePage': SamplePage });
