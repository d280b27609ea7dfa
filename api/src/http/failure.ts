import type { Failure, FailureCode } from '@bookfront/shared/schemas';

/** A refused call: HTTP status, a code for programs, a text for the shopper, and texts by field. */
export class CallError extends Error {
  override name = 'CallError';
  constructor(
    readonly status: number,
    readonly code: FailureCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }

  toFailure(): Failure {
    return { error: this.message, code: this.code, ...(this.fields ? { fields: this.fields } : {}) };
  }
}

export const notFound = (code: FailureCode, message: string) => new CallError(404, code, message);
export const conflict = (code: FailureCode, message: string) => new CallError(409, code, message);
export const invalid = (message: string, fields: Record<string, string>) =>
  new CallError(400, 'validation', message, fields);
export const refused = (code: FailureCode, message: string, fields?: Record<string, string>) =>
  new CallError(422, code, message, fields);
export const throttled = (message: string) => new CallError(429, 'throttled', message);
export const loginRequired = (message: string) => new CallError(401, 'login_required', message);
