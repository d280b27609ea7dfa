import type { RemoteComponent } from '@bookfront/shared/contract';
import { SamplePage } from '../sample-page';

export default SamplePage satisfies RemoteComponent<'mf_sample/SamplePage'>;
