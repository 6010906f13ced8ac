import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { storyFiles } from './story-files.ts';

const folder = new URL('./stories/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { name, text } of storyFiles()) writeFileSync(new URL(name, folder), text);
