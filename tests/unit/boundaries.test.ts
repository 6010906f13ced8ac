import { ESLint } from 'eslint';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { filesIn, readSource } from './sources.ts';

const eslint = new ESLint({
  // The rules under test need no types, and the files below exist only here.
  overrideConfig: { languageOptions: { parserOptions: { project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
});
// Loads the configuration, which takes longer than a test may.
await eslint.calculateConfigForFile('app/main.tsx');

async function violations(filePath: string, source: string): Promise<number> {
  const [result] = await eslint.lintText(`import '${source}';\n`, { filePath });
  return result?.messages.length ?? 0;
}

// The first file loads ESLint with its plugins, which takes seconds on a busy machine.
beforeAll(async () => void (await violations('app/main.tsx', 'react')), 60_000);

test.each([
  ['ui/sections/Hero/Hero.tsx', '#app/lib/http/api.ts'],
  ['ui/sections/Hero/Hero.tsx', '#server/app.ts'],
  ['ui/sections/Hero/Hero.tsx', '#contract/orders.ts'],
  ['ui/sections/Hero/Hero.tsx', '#mocks/fixtures/parts.ts'],
  ['ui/sections/Hero/Hero.tsx', 'axios'],
  ['ui/sections/Hero/Hero.tsx', 'firebase/auth'],
  ['ui/sections/CardForm/CardForm.tsx', '@stripe/react-stripe-js'],
  ['ui/sections/Hero/Hero.tsx', 'react-router-dom'],
  ['ui/sections/Hero/Hero.tsx', '@tanstack/react-query'],
  ['ui/components/Button/Button.tsx', '#ui/sections/Hero/Hero.tsx'],
  ['app/features/orders/OrdersContainer.tsx', '#app/features/home/queries.ts'],
  ['app/features/orders/OrdersContainer.tsx', '../home/queries.ts'],
  ['app/features/orders/OrdersContainer.tsx', 'axios'],
  ['app/features/orders/OrdersContainer.tsx', '#mocks/fixtures/parts.ts'],
  ['app/main.tsx', '#server/app.ts'],
  ['contract/orders.ts', '#ui/remote.ts'],
  ['tokens/vars.css.ts', '#ui/remote.ts'],
  ['tokens/vars.css.ts', '#messages/hero.ts'],
  ['mocks/handlers/parts.ts', '#server/app.ts'],
  ['mocks/auth/mailbox-styles.ts', '#ui/global.css.ts'],
  ['server/app.ts', '#mocks/fixtures/parts.ts'],
  ['server/app.ts', '#ui/remote.ts'],
  ['server/app.ts', '../ui/remote.ts'],
  ['server/http/send-json.ts', '../web/site.ts'],
  ['server/orders/routes.ts', '../payments/delete-order.ts'],
  ['server/db/embedded/place.ts', '../../http/body.ts'],
  ['workbench/harness/app-harness.ts', '#server/app.ts'],
  ['workbench/harness/app-harness.ts', '#storybook/preview.tsx'],
  ['workbench/harness/app-harness.ts', '#tests/unit/sources.ts'],
  ['workbench/harness/app-harness.ts', '../../.storybook/test-run.ts'],
  ['app/main.tsx', '#workbench/harness/app-harness.ts'],
  ['app/main.tsx', '#storybook/test-run.ts'],
  ['.storybook/preview.tsx', '#workbench/harness/app-harness.ts'],
  ['.storybook/main.ts', '#tests/visual/page.ts'],
  ['tests/unit/stories.test.ts', '#workbench/harness/app-harness.ts'],
])('%s may not import %s', async (file, source) => {
  expect(await violations(file, source)).toBe(1);
});

test.each([
  ['ui/sections/Hero/Hero.tsx', '#messages/hero.ts'],
  ['ui/sections/Hero/Hero.tsx', '#ui/components/Button/Button.tsx'],
  ['ui/sections/Hero/Hero.stories.tsx', '#mocks/fixtures/parts.ts'],
  ['ui/components/Button/Button.tsx', '#tokens/vars.css.ts'],
  ['ui/components/Button/Button.stories.tsx', '#ui/story/checks.ts'],
  ['app/lib/http/api.ts', 'axios'],
  ['app/features/orders/OrdersContainer.tsx', '#app/lib/http/api.ts'],
  ['app/features/orders/OrdersContainer.tsx', './queries.ts'],
  ['server/db/seed.ts', '#mocks/fixtures/parts.ts'],
  ['mocks/auth/mailbox-styles.ts', '#tokens/light.ts'],
  ['server/app.ts', '#contract/orders.ts'],
  ['server/payments/routes.ts', '../orders/order-row.ts'],
  ['server/orders/list-orders.test.ts', '../payments/provider.ts'],
  ['server/core/deps.ts', '../payments/provider.ts'],
  ['local/start.ts', '#server/db/migrate.ts'],
  ['workbench/harness/app-harness.ts', '#app/create-app.tsx'],
  ['workbench/harness/app-harness.ts', '#storybook/test-run.ts'],
  ['workbench/order-life/order-life.test.ts', '#tests/unit/sources.ts'],
  ['.storybook/main.ts', '#messages/uses.ts'],
  ['tests/visual/module-graph.ts', '#storybook/trace-pages.ts'],
])('%s may import %s', async (file, source) => {
  expect(await violations(file, source)).toBe(0);
});

/** The imports of the design system itself. Stories, their helpers and tests may import more. */
const ofTheSystem = filesIn('ui')
  .filter((file) => /\.tsx?$/.test(file) && !/^ui\/story\/|\.(test|stories)\.tsx?$/.test(file))
  .flatMap((file) =>
    ts.preProcessFile(readSource(file)).importedFiles.map(({ fileName }) => ({ file, source: fileName })),
  );

const known = [
  /^\.\.?\//,
  /^#(messages|tokens|ui)\//,
  /^#contract\/(limits|order-number|stock)\.ts$/,
  /^@fontsource-variable\//,
  /^@hookform\/resolvers\/zod$/,
  /^@tanstack\/react-virtual$/,
  /^@vanilla-extract\//,
  /^(d3-scale|lucide|p-limit|react-hook-form|zod\/mini)$/,
  /^radix-ui\//,
  /^react(-dom)?$/,
  /^react-aria-components\//,
];

test('the design system imports its own folders, the words of the contract, and the libraries it names', () => {
  expect(ofTheSystem.length).toBeGreaterThan(300);
  expect(ofTheSystem.filter(({ source }) => !known.some((name) => name.test(source)))).toEqual([]);
});
