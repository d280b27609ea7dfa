import { randomKey } from '@bookfront/shared/api-client';
import { browserStorage } from '@bookfront/shared/storage';

let id = '';

/** GAP-51: a random id, stored per browser, or per page if storage is unavailable. */
export function visitorId(): string {
  id ||= browserStorage.read('uuid') ?? randomKey();
  browserStorage.write('uuid', id);
  return id;
}
