import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './git.ts';

const Story = z.object({
  id: z.string(),
  type: z.string(),
  /** Its place in the sidebar, `Components/Button`. */
  title: z.string(),
  name: z.string(),
  /** Its file, relative to the project. Storybook's path starts with `./`. */
  importPath: z.pipe(
    z.string(),
    z.transform((path) => path.replace(/^\.\//, '')),
  ),
});
export type Story = z.infer<typeof Story>;
const Index = z.object({ entries: z.record(z.string(), Story) });

/** The stories of a built Storybook by id. */
export function readStories(storybook: string): Map<string, Story> {
  const { entries } = Index.parse(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
  return new Map(Object.entries(entries).filter(([, { type }]) => type === 'story'));
}

const Change = z.extend(Story, {
  /** Changed files among the story's sources. */
  causes: z.array(z.string()),
  /** The modes that differ, with the hashes of their screenshots; null where there is none. */
  modes: z.array(
    z.object({ mode: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  acceptance: z.string(),
  isAccepted: z.boolean(),
});
export type ModeChange = z.infer<typeof Change>['modes'][number];

/** The result of a comparison. */
const Result = z.object({
  base: z.string(),
  /** The number of all stories, and of those that were compared. */
  stories: z.number(),
  compared: z.number(),
  changes: z.array(Change),
  added: z.array(Story),
  removed: z.array(Story),
  broken: z.array(z.extend(Story, { reason: z.string() })),
  /** Requests that left Storybook. */
  outside: z.array(z.string()),
});
export type Result = z.infer<typeof Result>;

export const cache = join(root, '.cache/visual');
export const screenshots = join(cache, 'screenshots');
export const screenshotFile = (hash: string, folder = screenshots): string => join(folder, `${hash}.png`);

export const resultFile = join(cache, 'result.json');
export const readResult = (): Result => Result.parse(JSON.parse(readFileSync(resultFile, 'utf8')));
