import type { RemoteComponent } from '@bookfront/shared/contract';
import { ReportPage } from '../report';

export default ReportPage satisfies RemoteComponent<'mf_account/ReportPage'>;
