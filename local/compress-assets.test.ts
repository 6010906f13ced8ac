import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { compressAssets } from './compress-assets.ts';

test('compresses the texts of a build', async () => {
  const outDir = tempFolder();
  mkdirSync(path.join(outDir, 'assets'));
  const file = (name: string) => path.join(outDir, 'assets', name);
  const script = 'export const answer = 42;\n'.repeat(100);
  for (const name of ['main.js', 'font.woff2']) writeFileSync(file(name), script);
  await compressAssets(outDir);
  expect(brotliDecompressSync(readFileSync(file('main.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(file('main.js.gz'))).toString()).toBe(script);
  expect(existsSync(file('font.woff2.br'))).toBe(false);
});
