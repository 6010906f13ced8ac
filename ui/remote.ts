/** What a person can do about an error: a page that helps, or an action. `done` says what it did. */
export type Remedy =
  | { label: string; href: string }
  | { label: string; done: string; onPress(): Promise<{ message: string } | null> };

/**
 * Remote data in the three states that a screen must show. An empty list is `ready`. `message` overrides the
 * section's own error text, `remedy` is what helps beside trying again, and `requestId` lets support find the failed request.
 */
export type Remote<Value> =
  | { status: 'loading' }
  | { status: 'error'; message?: string; remedy?: Remedy | undefined; requestId?: string; onRetry(): void }
  | { status: 'ready'; value: Value };

/** The same state with another value, if it has one. */
export function mapRemote<From, To>(remote: Remote<From>, change: (value: From) => To): Remote<To> {
  return remote.status === 'ready' ? { status: 'ready', value: change(remote.value) } : remote;
}
