/**
 * Data that arrives over the network, in the three states that a screen must show. Empty is `ready` with
 * nothing in it. `message` says what happened where a section knows no better, `requestId` lets support
 * find the failed request.
 */
export type Remote<Value> =
  | { status: 'loading' }
  | { status: 'error'; message?: string; requestId?: string; onRetry(): void }
  | { status: 'ready'; value: Value };
