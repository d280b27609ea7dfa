import type { ResultListReply } from '@bookfront/shared/schemas';

export const buildResultList = (over: Partial<ResultListReply> = {}): ResultListReply => ({
  id: 'r1',
  isbns: 2,
  matched: 2,
  failed_count: 0,
  failed: [],
  ...over,
});
