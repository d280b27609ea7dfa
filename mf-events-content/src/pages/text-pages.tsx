import { useFirstCall } from '@bookfront/shared/api-client';
import * as m from '#messages';
import { PageView } from './page-view';

/** NAV-15, CON-13 */
export function PrivacyPolicyPage() {
  const { data, error, refetch } = useFirstCall('privacy');
  return <PageView query={{ data: data?.page, error, refetch }} title={m.privacy_policy()} />;
}

/** NAV-29, CON-14, GAP-57 */
export function TermsPage() {
  const { data, error, refetch } = useFirstCall('terms');
  return <PageView query={{ data: data?.page, error, refetch }} title={m.terms_and_conditions()} />;
}
