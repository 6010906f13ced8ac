import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentDocs } from '#ui/story/component-docs.ts';

const docs = import.meta.glob<ComponentDocs>('./*/*.docs.tsx', { import: 'default', eager: true });

test.each(Object.entries(docs))('%s links to pages that exist', (_file, { useInstead }) => {
  const hasPage = (name: string) => existsSync(join(import.meta.dirname, name, `${name}.stories.tsx`));
  expect(Object.keys(useInstead).filter((name) => !hasPage(name))).toEqual([]);
});
