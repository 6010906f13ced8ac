import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Paths of the files in some top-level folders, from the project's own folder on, in order. */
export function filesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${project}${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(project.length))
      .sort(),
  );
}

export const readSource = (file: string) => readFileSync(`${project}${file}`, 'utf8');
