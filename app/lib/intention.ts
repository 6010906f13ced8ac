/**
 * Keys for calls that must not happen twice: the same request keeps its key however often it is sent,
 * another one gets a new key. `done` ends the intention, so that the same request may be meant again.
 */
export function createIntention(newKey: () => string = () => crypto.randomUUID()) {
  let current: { request: string; key: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const request = JSON.stringify(body);
      if (current?.request !== request) current = { request, key: newKey() };
      return current.key;
    },
    done() {
      current = null;
    },
  };
}
