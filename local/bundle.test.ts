import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, projectRoot } from './bundle.js';

let folder: string;
const print = () => fingerprint([path.relative(projectRoot, folder)]);
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'norholt-sources-'));
  mkdirSync(path.join(folder, 'deep'));
  write('deep/a.ts', 'export const a = 1;');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('sources that did not change need no new build, whatever their times say', () => {
  const before = print();

  utimesSync(path.join(folder, 'deep/a.ts'), 1, 1);

  expect(print()).toBe(before);
});

test('a changed, new or renamed source needs one', () => {
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

test('tests and stories are no part of it', () => {
  const before = print();

  write('a.test.ts', 'test');
  write('a.stories.tsx', 'story');

  expect(print()).toBe(before);
});
