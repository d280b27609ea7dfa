/** A refused operation; the message is one line that says what to do instead. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    message: string,
    readonly status: 400 | 403 | 404 | 409 | 422 | 429 | 503 = 409,
  ) {
    super(message);
  }
}
