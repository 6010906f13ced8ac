import type { ErrorBody } from './objects.ts';

/** An error response in Stripe's shape: `{ error: { type, code, message, ... } }`. */
export class StripeError extends Error {
  readonly status: 400 | 401 | 402 | 404 | 429 | 500;
  readonly body: ErrorBody;

  constructor(status: StripeError['status'], body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (
  message: string,
  more: Pick<ErrorBody, 'code' | 'param' | 'payment_intent'> = {},
) => new StripeError(400, { type: 'invalid_request_error', message, ...more });

export const unexpectedError = () =>
  new StripeError(500, { type: 'api_error', message: 'An unknown error occurred.' });
