import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const components = join(import.meta.dirname, '../ui/components');

/** How styles refer to tokens, with the name of the group where it is another. */
const references = [
  [/\bvars\.(\w+)\.(\w+)/g, undefined],
  [/\bvars\.(\w+)\['([^']+)'\]/g, undefined],
  [/\b(typeStyles)\.(\w+)/g, 'type'],
  [/\b(chamfer)\('(\w+)'\)/g, 'radius'],
] as const;

const tokensIn = (source: string): string[] =>
  references.flatMap(([pattern, group]) =>
    [...source.matchAll(pattern)].map(([, own = '', name = '']) => `${group ?? own}.${name}`),
  );

/** The tokens that the styles of each component use, such as `color.accent`, by the component's name. */
export function tokenUses(): Record<string, string[]> {
  const folders = readdirSync(components, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const uses = folders.map(({ name }) => {
    const styles = readdirSync(join(components, name)).filter((file) => file.endsWith('.css.ts'));
    const sources = styles.map((file) => readFileSync(join(components, name, file), 'utf8'));
    return [name, [...new Set(sources.flatMap(tokensIn))].toSorted()] as const;
  });
  return Object.fromEntries(uses);
}
