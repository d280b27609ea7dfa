import { useHistory } from '../queries';
import { PageTitle } from '../ui/page-title';
import { Failed, Loading } from '../ui/states';
import { HistoryTable } from './history-table';

/** What was done to any package, newest first. */
export function HistoryPage() {
  const { data, error } = useHistory();
  return (
    <>
      <PageTitle title="History" />
      {data && <HistoryTable caption="The last 200 changes" revisions={data.revisions} />}
      {!data && (error ? <Failed error={error} /> : <Loading />)}
    </>
  );
}
