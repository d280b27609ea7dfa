/** GAP-51: a random id kept per browser, or per page where storage is closed. */
let id = '';

export function visitorId(): string {
  if (id) return id;
  try {
    id = localStorage.getItem('uuid') ?? crypto.randomUUID();
    localStorage.setItem('uuid', id);
  } catch {
    id = crypto.randomUUID();
  }
  return id;
}
