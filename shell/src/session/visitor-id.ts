import { randomKey } from '@bookfront/shared/api-client';

let id = '';

/** GAP-51: a random id kept per browser, or per page where storage is closed. */
export function visitorId(): string {
  id ||= storedId() ?? randomKey();
  try {
    localStorage.setItem('uuid', id);
  } catch {
    // closed storage: the id lives as long as the page
  }
  return id;
}

function storedId(): string | undefined {
  try {
    return localStorage.getItem('uuid') ?? undefined;
  } catch {
    return undefined;
  }
}
