import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

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

// The imports of the project itself prove what is allowed.
test.each([
  ['ui/sections/Hero/Hero.tsx', '#app/lib/http/api.ts'],
  ['ui/sections/Hero/Hero.tsx', '#server/app.ts'],
  ['ui/sections/Hero/Hero.tsx', '#mocks/fixtures/parts.ts'],
  ['ui/sections/Hero/Hero.tsx', 'axios'],
  ['ui/sections/CardForm/CardForm.tsx', '@stripe/react-stripe-js'],
  ['ui/sections/Hero/Hero.tsx', 'react-router-dom'],
  ['ui/sections/Hero/Hero.tsx', '@tanstack/react-query'],
  ['ui/sections/Hero/Hero.tsx', 'zod'],
  ['ui/components/Button/Button.tsx', '#ui/sections/Hero/Hero.tsx'],
  ['app/features/orders/OrdersContainer.tsx', '#app/features/home/queries.ts'],
  ['app/features/orders/OrdersContainer.tsx', '../home/queries.ts'],
  ['app/features/orders/OrdersContainer.tsx', '#mocks/fixtures/parts.ts'],
  ['app/main.tsx', '#server/app.ts'],
  ['contract/orders.ts', '#ui/remote.ts'],
  ['tokens/vars.css.ts', '#messages/hero.ts'],
  ['mocks/handlers/parts.ts', '#server/app.ts'],
  ['mocks/auth/mailbox-styles.ts', '#ui/global.css.ts'],
  ['server/app.ts', '#mocks/fixtures/parts.ts'],
  ['server/app.ts', '../ui/remote.ts'],
  ['server/http/send-json.ts', '../web/site.ts'],
  ['server/orders/routes.ts', '../payments/delete-order.ts'],
  ['server/db/embedded/place.ts', '../../http/body.ts'],
  ['workbench/harness/app-harness.ts', '#server/app.ts'],
  ['workbench/harness/app-harness.ts', '#storybook/preview.tsx'],
  ['workbench/harness/app-harness.ts', '#tests/unit/sources.ts'],
  ['workbench/harness/app-harness.ts', '../../.storybook/test-run.ts'],
  ['app/main.tsx', '#workbench/harness/app-harness.ts'],
  ['.storybook/preview.tsx', '#workbench/harness/app-harness.ts'],
  ['.storybook/main.ts', '#tests/visual/page.ts'],
  ['tests/unit/stories.test.ts', '#workbench/harness/app-harness.ts'],
])('%s may not import %s', async (file, source) => expect(await violations(file, source)).toBeGreaterThan(0));
