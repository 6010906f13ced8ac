import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  // The files below exist only here, so they have no types.
  overrideConfig: { languageOptions: { parserOptions: { project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'i18next/no-literal-string',
});

const linesIn = async (source: string, filePath = 'ui/sections/shop/Hero/Hero.tsx') => {
  const [result] = await eslint.lintText(source, { filePath });
  return result?.messages.map(({ line }) => line);
};

test('a text outside the message catalogue is an error at its line', async () => {
  expect(await linesIn('const a = 1;\nconst b = <p>Nothing is left</p>;')).toEqual([2]);
  expect(await linesIn('const a = <Field label="Quantity" />;')).toEqual([1]);
  expect(await linesIn('const a = `${count} parts in stock`;')).toEqual([1]);
  expect(await linesIn("const a = { text: 'Try again.' };", 'app/features/shop/home/HomeRoute.tsx')).toEqual([
    1,
  ]);
});
