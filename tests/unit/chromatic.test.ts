import { posix } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filesIn, readSource } from './sources.ts';

const { externals } = z
  .object({ externals: z.array(z.string()) })
  .parse(JSON.parse(readSource('chromatic.config.json')));

/** `*` matches anything within a folder, `**` anything. */
const patternOf = (glob: string) =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`);

const isExternal = (file: string) => externals.some((glob) => patternOf(glob).test(file));

const files = filesIn('.storybook', 'app', 'tokens', 'ui', 'workbench');

/** The project's own modules that a file imports, by path from the project's root on. */
const importsOf = (file: string): string[] =>
  [...readSource(file).matchAll(/\b(?:from|import|glob)\b[^'\n]*'([#.][^']*)'/g)].map(([, path = '']) =>
    path.startsWith('#')
      ? path.slice(1).replace(/^brand\//, 'tokens/brands/norholt/')
      : posix.join(posix.dirname(file), path),
  );

// vanilla-extract puts what a style sheet imports into it: TurboSnap then knows neither the file nor who uses it.
const styleSheets = files.filter((file) => file.endsWith('.css.ts'));
const shared = styleSheets.flatMap((file) => importsOf(file).map((path) => ({ file, path })));

test('style sheets that others import are found', () => {
  expect(shared.map(({ path }) => path)).toContain('ui/components/Dialog/overlay.css.ts');
});

test.each(shared)('$path, which $file imports, is an external of TurboSnap', ({ path }) => {
  expect(isExternal(path), `chromatic.config.json names ${path}`).toBe(true);
});

// What the configuration imports is part of every story, so a change of it is one of everything.
const configuration = new Set(['.storybook/preview.tsx']);
for (const file of configuration) {
  for (const path of importsOf(file)) if (path.startsWith('.storybook/')) configuration.add(path);
}

test.each([...configuration])('%s imports nothing by which TurboSnap would take every story', (file) => {
  const others = importsOf(file).filter((path) => !path.startsWith('.storybook/') && !isExternal(path));
  expect(others).toEqual([]);
});

test('no story imports from the configuration folder, because TurboSnap counts its imports for every story', () => {
  expect(files.filter((file) => /^\.storybook\/.*\.stories\.tsx$/.test(file))).toEqual([]);
});
