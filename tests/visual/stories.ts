import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Story = z.object({
  id: z.string(),
  type: z.string(),
  /** Its place in the sidebar, `Components/Button`. */
  title: z.string(),
  name: z.string(),
  /** Its file, relative to the project. */
  importPath: z.pipe(
    z.string(),
    z.transform((path) => path.replace(/^\.\//, '')),
  ),
});
const Index = z.object({ entries: z.record(z.string(), Story) });

export type Story = z.infer<typeof Story>;

/** The stories of a built Storybook by id. */
export function readStories(storybook: string): Map<string, Story> {
  const { entries } = Index.parse(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
  return new Map(Object.entries(entries).filter(([, { type }]) => type === 'story'));
}
