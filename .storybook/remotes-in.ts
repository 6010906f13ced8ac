/** What the `Remote` props of a component's source hold. */
export const remotesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}\w+\??:\s*Remote<([^;]*)>;/gm)].map(([, value = '']) => value.trim());
