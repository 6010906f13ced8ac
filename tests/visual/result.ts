import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './git.ts';

const Named = z.object({ id: z.string(), title: z.string(), name: z.string() });
const Change = z.extend(Named, {
  /** Changed files among the story's sources. */
  causes: z.array(z.string()),
  /** The modes that differ, with the hashes of their screenshots. */
  modes: z.array(
    z.object({ mode: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  acceptance: z.string(),
  isAccepted: z.boolean(),
});

/** The result of a comparison. */
export const Result = z.object({
  base: z.string(),
  /** The number of all stories, and of those that were compared. */
  stories: z.number(),
  compared: z.number(),
  changes: z.array(Change),
  added: z.array(Named),
  removed: z.array(Named),
  broken: z.array(z.extend(Named, { reason: z.string() })),
  /** Requests that left Storybook. */
  outside: z.array(z.string()),
});
export type Result = z.infer<typeof Result>;

export const cache = join(root, '.cache/visual');
export const screenshots = join(cache, 'screenshots');
export const resultFile = join(cache, 'result.json');
export const screenshotFile = (hash: string, folder = screenshots): string => join(folder, `${hash}.png`);
