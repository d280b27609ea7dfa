import type { RemoteComponent } from '@bookfront/shared/contract';
import { SampleIntro } from '../sample-intro';

export default SampleIntro satisfies RemoteComponent<'mf_sample/SampleIntro'>;
