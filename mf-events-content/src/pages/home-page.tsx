import { useFirstCall } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { PageView } from './page-view';
import { VisitUs } from './visit-us';

/** The shop window, and where to find the shop (NAV-25). */
export function HomePage() {
  const query = useFirstCall('home');
  const { name } = useSettings().store_info;
  return (
    <>
      <PageView query={query} title={name} />
      <VisitUs />
    </>
  );
}
