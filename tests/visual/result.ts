import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './git.ts';

export const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Removes the files and folders in `folder` that are not in `used`. */
export function removeOthers(folder: string, used: Iterable<string>): void {
  const names = new Set(used);
  for (const name of readdirSync(folder)) {
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}

const Story = z.object({
  id: z.string(),
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
const Index = z.object({
  entries: z.record(z.string(), z.extend(Story, { type: z.enum(['story', 'docs']) })),
});

/** The stories by id of a built Storybook. */
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
  /** Stories that cannot be rendered before or after the change. They are not compared. */
  broken: z.array(z.extend(Story, { side: z.enum(['before', 'after']), reason: z.string() })),
});
export type Result = z.infer<typeof Result>;

export const cache = join(root, '.cache/visual');

/** A folder of images, which are named by their hash. */
export interface ImageStore {
  folder: string;
  type: 'png' | 'webp';
}
export const imageFile = (hash: string, { folder, type }: ImageStore): string =>
  join(folder, `${hash}.${type}`);
export const screenshots: ImageStore = { folder: join(cache, 'screenshots'), type: 'png' };
export const screenshotFile = (hash: string): string => imageFile(hash, screenshots);

export const resultFile = join(cache, 'result.json');
export const readResult = (file = resultFile): Result => Result.parse(JSON.parse(readFileSync(file, 'utf8')));
