import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { texts } from '#messages/texts.ts';

const root = path.join(import.meta.dirname, '..');
const folders = ['app', 'contract', 'local', 'mocks', 'server', 'ui'];
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories|docs|css)\.tsx?$/.test(file);
const groupOf = (file: string) => file.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The messages that a source reads, as `group.key`. Who reads one by a variable reads the whole group. */
export function messagesIn(source: string): string[] {
  return [...source.matchAll(/import \* as (\w+) from '#messages\/([\w-]+)\.js';/g)].flatMap(
    ([, alias = '', file = '']) => {
      const group = groupOf(file);
      const isWhole = new RegExp(`(?<![/\\w.-])${alias}[\\[)]`).test(source);
      const keys = isWhole
        ? [...texts.keys()].filter((id) => id.startsWith(`${group}.`)).map((id) => id.slice(group.length + 1))
        : [...source.matchAll(new RegExp(`(?<![/\\w-])${alias}\\.(\\w+)`, 'g'))].map(([, key]) => key);
      return keys.map((key) => `${group}.${key}`);
    },
  );
}

/** The files that use each message, by its `group.key`. */
export function messageUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const folder of folders) {
    for (const name of readdirSync(path.join(root, folder), {
      encoding: 'utf8',
      recursive: true,
    }).toSorted()) {
      if (!isSource(name)) continue;
      const file = `${folder}/${name}`;
      for (const id of new Set(messagesIn(readFileSync(path.join(root, file), 'utf8'))))
        (uses[id] ??= []).push(file);
    }
  }
  return uses;
}
