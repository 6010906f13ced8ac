import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tempFolder } from '#tests/temp-folder.ts';

const root = resolve(import.meta.dirname, '../..');

const Report = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), to: z.string() })) }),
});

/** A file, what it imports, and the path of that. The imports of the project itself prove what is allowed. */
const forbidden = [
  ['ui/sections/shop/Hero/Hero.tsx', "import '#app/lib/api.ts'", 'app/lib/api.ts'],
  ['ui/sections/shop/Hero/Hero.tsx', "import '#mocks/parts.ts'", 'mocks/parts.ts'],
  ['ui/sections/shop/Hero/Hero.tsx', "import '#contract/calls.ts'", 'contract/calls.ts'],
  ['ui/sections/shop/Hero/Hero.tsx', "import 'axios'", 'axios'],
  ['ui/sections/shop/Hero/Hero.tsx', "import '@stripe/stripe-js'", '@stripe/stripe-js'],
  ['ui/sections/shop/Hero/Hero.tsx', "import 'react-router-dom'", 'react-router-dom'],
  ['ui/sections/shop/Hero/Hero.tsx', "import '@tanstack/react-query'", '@tanstack/react-query'],
  ['ui/sections/shop/Hero/Hero.tsx', "import 'zod'", 'zod'],
  ['ui/components/Button.tsx', "import '../sections/shop/Hero/Hero.tsx'", 'ui/sections/shop/Hero/Hero.tsx'],
  [
    'app/features/shop/blog/BlogRoute.tsx',
    "import '../home/queries.ts'",
    'app/features/shop/home/queries.ts',
  ],
  [
    'ui/sections/fitment/FitTable/FitTable.tsx',
    "import type {} from '#contract/orders/orders.ts'",
    'contract/orders/orders.ts',
  ],
  ['contract/catalogue/parts.ts', "import type {} from '../shop/reviews.ts'", 'contract/shop/reviews.ts'],
  ['app/lib/api.ts', "import '#app/features/shop/home/queries.ts'", 'app/features/shop/home/queries.ts'],
  ['app/main.tsx', "import type {} from '#server/app.ts'", 'server/app.ts'],
  ['app/main.tsx', "import '#workbench/harness.ts'", 'workbench/harness.ts'],
  ['app/main.tsx', "import '../contract/limits.ts'", 'contract/limits.ts'],
  ['contract/limits.ts', "import type {} from '#ui/remote.ts'", 'ui/remote.ts'],
  ['tokens/vars.css.ts', "import '#messages/hero.js'", 'messages/compiled/hero.ts'],
  ['mocks/parts.ts', "import '#server/app.ts'", 'server/app.ts'],
  ['server/app.ts', "import '#mocks/parts.ts'", 'mocks/parts.ts'],
  ['server/core/jobs.ts', "import type {} from '../app.ts'", 'server/app.ts'],
  ['server/orders/routes.ts', "import '../payments/routes.ts'", 'server/payments/routes.ts'],
  [
    'server/orders/routes.ts',
    "import type {} from '../shop/reviews/routes.ts'",
    'server/shop/reviews/routes.ts',
  ],
  ['workbench/harness.ts', "import '#server/app.ts'", 'server/app.ts'],
  ['workbench/harness.ts', "import '#tests/sources.ts'", 'tests/sources.ts'],
  ['.storybook/preview.tsx', "import '#workbench/harness.ts'", 'workbench/harness.ts'],
  ['tests/unit/stories.test.ts', "import '#workbench/harness.ts'", 'workbench/harness.ts'],
  ['local/child.ts', "import type {} from './parent.ts'", 'local/parent.ts'],
] as const;

const isPackage = (path: string) => !path.includes('/') || path.startsWith('@');

test('an import that runs upward, a circle of types and a package of another folder are errors', async () => {
  const folder = tempFolder();
  for (const name of ['package.json', 'tsconfig.json']) copyFileSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const paths = forbidden.flatMap(([file, , target]) => [file, ...(isPackage(target) ? [] : [target])]);
  for (const path of new Set<string>(paths)) {
    const imports = forbidden.filter(([file]) => file === path).map(([, statement]) => statement);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), imports.join('\n'));
  }
  writeFileSync(join(folder, 'local/parent.ts'), "import './child.ts'");
  const program = join(root, 'node_modules/.bin/depcruise');
  const config = join(root, '.dependency-cruiser.js');
  const folders = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))];
  const { stdout } = await promisify(execFile)(program, ['--config', config, '-T', 'json', ...folders], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  });
  const { violations } = Report.parse(JSON.parse(stdout)).summary;
  const found = violations.map(({ from, to }) => `${from} → ${to.replace(/^.*node_modules\//, '')}`);
  for (const [file, , target] of forbidden) {
    const pair = `${file} → ${target}`;
    expect(
      found.some((each) => each === pair || each.startsWith(`${pair}/`)),
      pair,
    ).toBe(true);
  }
}, 60_000);
