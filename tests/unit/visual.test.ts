import { describe, expect, test } from 'vitest';
import { findAffected, importsOfSheets, readModuleGraph } from '#tests/visual/module-graph.ts';

const graph = new Map<string, readonly string[]>([
  ['.storybook/preview.tsx', ['ui/global.css.ts']],
  ['ui/global.css.ts', ['tokens/vars.css.ts']],
  ['ui/Card.stories.tsx', ['ui/Card.tsx']],
  ['ui/Card.tsx', ['ui/Button.tsx']],
  ['ui/Button.stories.tsx', ['ui/Button.tsx']],
  ['ui/Button.tsx', ['ui/Button.css.ts']],
  ['ui/Button.css.ts', ['ui/field.css.ts']],
  ['ui/field.css.ts', ['ui/widths.ts']],
]);

const affectedBy = (...changed: readonly string[]) => {
  const isAffected = findAffected(graph, (file) => changed.includes(file));
  return ['ui/Button.stories.tsx', 'ui/Card.stories.tsx'].filter(isAffected);
};

describe('stories may look different', () => {
  test('if a file that they import has changed', () => {
    expect(affectedBy('ui/Card.tsx')).toEqual(['ui/Card.stories.tsx']);
    expect(affectedBy('ui/widths.ts')).toHaveLength(2);
    expect(affectedBy('docs/rules.md')).toEqual([]);
  });

  test('if a file that all stories share has changed', () => {
    expect(affectedBy('tokens/vars.css.ts')).toHaveLength(2);
    expect(affectedBy('package-lock.json')).toHaveLength(2);
  });
});

test('what a style sheet imports is external to TurboSnap', () => {
  expect(importsOfSheets(graph).sort()).toEqual(['tokens/vars.css.ts', 'ui/field.css.ts', 'ui/widths.ts']);
});

test(
  'the graph contains style sheets and the modules by which stories replace others',
  { timeout: 30_000 },
  async () => {
    const real = await readModuleGraph();
    expect(real.get('ui/sections/shop/Team/Team.tsx')).toContain('ui/sections/shop/Team/Team.css.ts');
    expect(real.has('workbench/harness/payments-mock.tsx')).toBe(true);
    expect(real.has('app/lib/payments/stripe.tsx')).toBe(false);
    expect(importsOfSheets(real)).toContain('ui/components/Dialog/overlay.css.ts');
  },
);
