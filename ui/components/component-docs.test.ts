// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig, type PropItem } from 'react-docgen-typescript';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { docgenOptions } from '#storybook/docgen.ts';
import type { ComponentDocs } from '#storybook/docs/component-docs.ts';

const folder = import.meta.dirname;
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => existsSync(join(folder, name, `${name}.stories.tsx`)));
const sourceOf = (name: string) => join(folder, name, `${name}.tsx`);

const docs = import.meta.glob<ComponentDocs>('./*/*.docs.tsx', { import: 'default', eager: true });

const described = withCustomConfig(join(folder, '../../tsconfig.json'), docgenOptions).parse(
  names.map(sourceOf),
);

/** None for Field, which is only the layout of the other fields. */
const propsOf = (name: string): PropItem[] =>
  described
    .filter(({ displayName, filePath }) => displayName === name && filePath === sourceOf(name))
    .flatMap(({ props }) => Object.values(props));

/** The literals that the source gives to absent props. */
const defaultsIn = (source: string) =>
  new Map(
    [...source.matchAll(/\b(\w+) = ('[^']*'|\d+|true)(?=,| \})/g)].map(([, prop, value]) => [
      prop,
      unquoted(value),
    ]),
  );

const unquoted = (value: unknown) => String(value).replaceAll("'", '');

describe.each(names)('%s', (name) => {
  it('has every part of its page', () => {
    const page = docs[`./${name}/${name}.docs.tsx`];
    expect(page, `${name}.docs.tsx`).toBeDefined();
    if (!page) return;
    const { matrix, anatomy } = page;
    const looks = 'stories' in matrix ? matrix.stories : Object.keys(matrix.variants);
    for (const part of [
      page.use,
      Object.keys(page.useInstead),
      looks,
      page.content,
      Object.keys(anatomy.parts),
    ])
      expect(part.length).toBeGreaterThan(0);
    for (const text of [page.summary, page.good.text, page.bad.text, page.screenReader])
      expect(text).toMatch(/\.$/);
    expect(Object.keys(page.useInstead).filter((other) => !names.includes(other))).toEqual([]);
  });

  it('has the parts that its anatomy names', () => {
    const anatomy = docs[`./${name}/${name}.docs.tsx`]?.anatomy;
    document.body.innerHTML = renderToStaticMarkup(anatomy?.example);
    const missing = Object.keys(anatomy?.parts ?? {}).filter(
      (selector) => !document.body.querySelector(selector),
    );
    expect(missing).toEqual([]);
  });

  it('describes every prop, with its type and default', () => {
    const props = propsOf(name);
    expect(props.filter(({ description }) => description === '').map((prop) => prop.name)).toEqual([]);
    expect(props.filter(({ type }) => type.name === 'any').map((prop) => prop.name)).toEqual([]);
    const defaults = defaultsIn(readFileSync(sourceOf(name), 'utf8'));
    for (const { name: prop, defaultValue } of props) {
      const stated: unknown = defaultValue;
      const value = z.nullable(z.object({ value: z.unknown() })).parse(stated)?.value;
      const actual = defaults.get(prop);
      if (actual !== undefined) expect(unquoted(value), `@default of ${prop}`).toBe(actual);
    }
  });
});
