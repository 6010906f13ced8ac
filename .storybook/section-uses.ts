import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const features = join(import.meta.dirname, '../app/features');

/** The modules of the app that import each section, relative to app/features, by the section's name. */
export function sectionUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  const files = readdirSync(features, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.tsx'),
  );
  for (const file of files.toSorted())
    for (const [, name = ''] of readFileSync(join(features, file), 'utf8').matchAll(
      /'#ui\/sections\/(\w+)\//g,
    ))
      if (!uses[name]?.includes(file)) (uses[name] ??= []).push(file);
  return uses;
}
