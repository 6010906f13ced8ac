import type { ErrorBody } from './objects.ts';

/** An answer in Stripe's error shape: `{ error: { type, code, message, ... } }`. */
export class StripeFailure extends Error {
  readonly status: 400 | 401 | 402 | 404 | 429 | 500;
  readonly body: ErrorBody;

  constructor(status: StripeFailure['status'], body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (
  message: string,
  more: Pick<ErrorBody, 'code' | 'param' | 'payment_intent'> = {},
) => new StripeFailure(400, { type: 'invalid_request_error', message, ...more });

export const missing = (kind: string, id: string, param = 'id') =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
