import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { storyFiles as messageFiles } from '#workbench/messages/story-files.ts';
import { storyFiles as stateMatrixFiles } from './story-files.ts';

function write(folder: URL, files: readonly { name: string; text: string }[]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { name, text } of files) writeFileSync(new URL(name, folder), text);
}

write(new URL('./stories', import.meta.url), stateMatrixFiles());
write(new URL('../messages/stories', import.meta.url), messageFiles());
