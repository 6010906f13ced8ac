import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { assetsOf, forgetOldAssets } from './earlier-assets.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
let outDir: string;

beforeEach(() => {
  outDir = tempFolder(onTestFinished);
  mkdirSync(path.join(outDir, 'assets'));
  mkdirSync(path.join(outDir, '.vite'));
});

const file = (name: string) => path.join(outDir, 'assets', name);

/** Writes the files and the manifest of a build at the time `at`. */
function build(at: number, ...names: string[]) {
  const earlier = assetsOf(outDir);
  for (const name of names) {
    writeFileSync(file(name), name);
    utimesSync(file(name), new Date(at), new Date(at));
  }
  writeFileSync(
    path.join(outDir, '.vite/manifest.json'),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, { file: `assets/${name}` }]))),
  );
  forgetOldAssets(outDir, earlier, at);
}

test('keeps replaced assets for 14 days after their replacement', () => {
  build(start, 'main-a.js', 'font.woff2');
  build(start + 60 * day, 'main-b.js', 'font.woff2');
  expect(existsSync(file('main-a.js'))).toBe(true);
  build(start + 73 * day, 'main-c.js', 'font.woff2');
  expect(existsSync(file('main-a.js'))).toBe(true);
  build(start + 75 * day, 'main-d.js', 'font.woff2');
  expect(existsSync(file('main-a.js'))).toBe(false);
  expect(['main-b.js', 'main-c.js', 'main-d.js', 'font.woff2'].map((name) => existsSync(file(name)))).toEqual(
    [true, true, true, true],
  );
});

test('keeps assets that a later build contains again', () => {
  build(start, 'main-a.js');
  build(start + day, 'main-b.js');
  build(start + 20 * day, 'main-a.js');
  build(start + 40 * day, 'main-a.js', 'more.js');
  expect(existsSync(file('main-a.js'))).toBe(true);
  expect(existsSync(file('main-b.js'))).toBe(false);
});

test('keeps the compressed files of assets as long', () => {
  build(start, 'main-a.js');
  writeFileSync(file('main-a.js.br'), '');
  build(start + 60 * day, 'main-a.js');
  expect(existsSync(file('main-a.js.br'))).toBe(true);
  build(start + 61 * day, 'main-b.js');
  expect(existsSync(file('main-a.js.br'))).toBe(true);
  build(start + 80 * day, 'main-b.js');
  expect(existsSync(file('main-a.js.br'))).toBe(false);
});

test('does nothing without a build', () => {
  rmSync(path.join(outDir, 'assets'), { recursive: true });
  forgetOldAssets(outDir, assetsOf(outDir));
  expect(existsSync(path.join(outDir, 'assets'))).toBe(false);
});
