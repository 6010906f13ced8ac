import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandNames } from './shops.ts';
import { toW3c } from './w3c.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** Every value in a JSON tree by its path. Numbers inside a text are normalised (`.4vw`, `0.4vw`). */
function leaves(tree: unknown, path: readonly string[] = []): [path: string, value: unknown][] {
  if (typeof tree !== 'object' || tree === null) {
    return [[path.join('.'), typeof tree === 'string' ? tree.replace(/(?<![\d.])\./g, '0.') : tree]];
  }
  if (Array.isArray(tree)) return [[path.join('.'), tree]];
  return Object.entries(tree).flatMap(([name, value]) => leaves(value, [...path, name]));
}

/** Values that differ from `art-direction.json` on purpose, and why. */
const differs: Record<string, string> = {
  $description: 'names the script that writes our file',
  'radius.chamferSmall.$value.value': '4: badges and chips use 4 px',
  'font.family.sans.$value': 'a fallback font with the metrics of Archivo',
  'font.family.mono.$value': 'the same for Martian Mono',
  'size.measure.$value.value': '36em: relative to the text, 576 px in body text',
};

describe('the exported tokens', () => {
  test.each(brandNames)('of %s are what the source says: `npm run tokens` writes them', (brand) => {
    expect(read(`./brands/${brand}/tokens.json`)).toEqual(toW3c(brand));
  });

  const exported = new Map(leaves(toW3c('norholt')));

  test.each(leaves(read('./art-direction.json')).filter(([path]) => !(path in differs)))(
    'keep the art direction at %s',
    (path, value) => expect(exported.get(path)).toEqual(value),
  );

  test.each(Object.keys(differs))('differ from the art direction at %s, as written down', (path) => {
    const drawn = new Map(leaves(read('./art-direction.json')));
    expect(drawn.has(path)).toBe(true);
    expect(exported.get(path)).not.toEqual(drawn.get(path));
  });

  test('hold the three layout queries', () => {
    expect(toW3c('norholt').layout).toMatchObject({
      narrow: { $value: { value: 640, unit: 'px' } },
      medium: { $value: { value: 820, unit: 'px' } },
      wide: { $value: { value: 1100, unit: 'px' } },
    });
  });
});
