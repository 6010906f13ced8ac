import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Story = z.object({
  id: z.string(),
  type: z.string(),
  /** Where it stands in the sidebar, `Components/Button`. */
  title: z.string(),
  name: z.string(),
  /** The file that holds it, from the project's root on. */
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
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map((story) => [story.id, story]),
  );
}
