import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variablesOf } from './brand-variables.ts';
import { brands } from './brands.ts';
import { findTokens, tokens } from './token-list.ts';
import { vars } from './vars.css.ts';

const first = (query: string) => findTokens(query)[0]?.name;
const names = (query: string) => findTokens(query).map(({ name }) => name);

test('every CSS variable is in the list', () => {
  const variables = Object.values(vars).flatMap((group) => Object.values(group));
  expect(variables.length).toBeGreaterThan(100);
  const listed = tokens.map(({ variable }) => `var(${variable})`);
  expect(variables.filter((variable) => !listed.includes(variable))).toEqual([]);
});

test('every token has a value in each brand and theme', () => {
  const values = tokens.flatMap(({ values: { norholt, solvik } }) => [norholt, solvik]);
  expect(values.filter(({ light, dark }) => light === '' || dark === '')).toEqual([]);
});

test('each token is found first by its name and by its CSS variable', () => {
  const others = tokens.filter(
    ({ name, variable = name }) => first(name) !== name || first(variable) !== name,
  );
  expect(others).toEqual([]);
});

test('a token is found by its value in any brand and theme', () => {
  expect(names('#ff6b33')).toContain('color.accent');
  expect(names('#1f7a63')).toContain('color.accent');
  expect(names('#fff')).toContain('color.raised');
  expect(names('1rem')).toContain('space.4');
  expect(names('720ms')).toEqual(['duration.draw']);
});

test('a number is found as a whole, in px too', () => {
  expect(names('16')).toEqual(expect.arrayContaining(['space.4', 'space.16']));
  expect(names('16')).not.toContain('breakpoint.2xl');
  expect(names('1rem')).not.toContain('size.controlSmall');
  expect(names('6rem')).not.toContain('space.4');
});

test('a text that no token has finds nothing', () => {
  expect(names('no such token')).toEqual([]);
});

test('the CSS variables in the documentation exist', () => {
  const page = readFileSync(new URL('../.storybook/pages/TokenExports.mdx', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/var\((--[\w-]+)\)/g)].map(([, variable]) => variable);
  const ofBrand = variablesOf('type', brands.norholt.typeStyles).map(([variable]) => variable);
  const listed = tokens.map(({ variable }) => variable);
  expect(documented.length).toBeGreaterThan(3);
  expect(documented.filter((one) => !listed.includes(one) && !ofBrand.includes(one ?? ''))).toEqual([]);
});
