import { useFirstCall } from '@bookfront/shared/api-client';
import type { Reply } from '@bookfront/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';

const name = 'address/getList';

export const useAddressBook = () => useFirstCall('addresses');

/** Shows the book that a change has answered. */
export function useKeepBook(): (reply: Reply<typeof name>) => void {
  const client = useQueryClient();
  return (reply) => void client.setQueryData([name, {}], reply);
}
