import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileMessages } from './compile.ts';

const folder = path.join(import.meta.dirname, 'compiled');

test('messages/compiled is current; `npm run messages` compiles en.json again', async () => {
  const onDisk = readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
  expect(Object.fromEntries(onDisk)).toEqual(Object.fromEntries(await compileMessages()));
});
