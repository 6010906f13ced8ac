import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { fingerprint, sourcesOf, type ModuleGraph } from './module-graph.ts';
import { imageFile, removeOthers, type ImageStore, type Story } from './result.ts';

const Entry = z.object({
  /** A hash of the story's sources. */
  key: z.string(),
  /** The hash of the screenshot in each mode. */
  hashes: z.record(z.string(), z.string()),
  /** The pages of the app that the story visited. */
  visited: z.array(z.string()),
});
type Entry = z.infer<typeof Entry>;
export type Shots = Omit<Entry, 'key'>;

const keyOf = ({ importPath }: Story, graph: ModuleGraph, visited?: readonly string[]): string =>
  fingerprint(graph, sourcesOf(importPath, graph, visited));

export type ScreenshotCache = ReturnType<typeof openScreenshotCache>;

/** The images that a renderer stored. A story whose sources are the same looks the same, at every commit. */
export function openScreenshotCache(images: ImageStore, renderer: string) {
  const file = join(images.folder, `${renderer}.json`);
  const stored: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const entries = new Map(Object.entries(z.record(z.string(), z.array(Entry)).parse(stored)));

  /** Keeps the three entries of a story that were used last. */
  function set({ id }: Story, entry: Entry): void {
    const others = (entries.get(id) ?? []).filter(({ key }) => key !== entry.key);
    entries.set(id, [entry, ...others].slice(0, 3));
  }

  function find(story: Story, graph: ModuleGraph): Entry | undefined {
    const found = entries.get(story.id)?.find(({ key, visited, hashes }) => {
      const hasFiles = Object.values(hashes).every((hash) => existsSync(imageFile(hash, images)));
      return hasFiles && key === keyOf(story, graph, visited);
    });
    if (found) set(story, found);
    return found;
  }

  return {
    find,

    /** Whether the sources of a story are the same in both trees. */
    isSame(story: Story, one: ModuleGraph, other: ModuleGraph): boolean {
      const { visited } = find(story, one) ?? find(story, other) ?? {};
      return keyOf(story, one, visited) === keyOf(story, other, visited);
    },

    add(story: Story, graph: ModuleGraph, shots: Shots): void {
      set(story, { ...shots, key: keyOf(story, graph, shots.visited) });
    },

    save: () => writeFileSync(file, JSON.stringify(Object.fromEntries(entries))),

    /** Removes screenshots that no entry uses. */
    removeUnused(): void {
      const hashes = [...entries.values()].flat().flatMap((entry) => Object.values(entry.hashes));
      removeOthers(images.folder, [
        basename(file),
        ...hashes.map((hash) => basename(imageFile(hash, images))),
      ]);
    },
  };
}
