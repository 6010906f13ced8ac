import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { projectRoot } from '#server/core/root.ts';
import { fingerprint } from './build-app.ts';

let folder: string;
const print = () => fingerprint([path.relative(projectRoot, folder)]);
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = tempFolder(onTestFinished);
  mkdirSync(path.join(folder, 'deep'));
  write('deep/a.ts', 'export const a = 1;');
});

test('does not depend on file times', () => {
  const before = print();

  utimesSync(path.join(folder, 'deep/a.ts'), 1, 1);

  expect(print()).toBe(before);
});

test('changes with a changed, new or renamed source', () => {
  const prints = [print()];
  write('deep/a.ts', 'export const a = 2;');
  prints.push(print());
  write('b.ts', '');
  prints.push(print());
  rmSync(path.join(folder, 'b.ts'));
  write('c.ts', '');
  prints.push(print());

  expect(new Set(prints).size).toBe(4);
});

test('ignores tests and stories', () => {
  const before = print();

  write('a.test.ts', 'test');
  write('a.stories.tsx', 'story');

  expect(print()).toBe(before);
});
