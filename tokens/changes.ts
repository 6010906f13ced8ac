type Tokens = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value of a token as people write it: `#ff5a1c`, `16px`, or JSON. */
function written(value: unknown): string {
  if (!isObject(value)) return String(value);
  const { hex, alpha, value: amount, unit } = value;
  if (typeof hex === 'string') return alpha === undefined ? hex : `${hex} at ${Number(alpha) * 100}%`;
  return typeof unit === 'string' ? `${String(amount)}${unit}` : JSON.stringify(value);
}

/** The tokens of a W3C file, by path. */
export function tokensIn(json: string): Tokens {
  const found = new Map<string, string>();
  function add(tree: unknown, path: readonly string[]) {
    if (!isObject(tree)) return;
    if ('$value' in tree) found.set(path.join('.'), written(tree['$value']));
    else for (const [name, child] of Object.entries(tree)) add(child, [...path, name]);
  }
  add(JSON.parse(json), []);
  return found;
}

/** Describes each token that was added, removed or changed. */
export function changesBetween(before: Tokens, after: Tokens): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((path) => {
    const [one, other] = [before.get(path), after.get(path)];
    if (one === other) return [];
    if (one === undefined) return `added    ${path}: ${other}`;
    if (other === undefined) return `removed  ${path}: ${one}`;
    return `changed  ${path}: ${one} → ${other}`;
  });
}
