/** An error that the user can fix: only its message is printed. */
export class Problem extends Error {
  override name = 'Problem';
}

export function problemOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
