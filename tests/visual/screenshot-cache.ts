import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { fingerprint, sourcesOf, type ModuleGraph } from './module-graph.ts';
import { screenshotFile, type Story } from './result.ts';

const Shots = z.object({
  /** The hash of the screenshot in each mode. */
  hashes: z.record(z.string(), z.string()),
  /** The pages of the app that the story visited. */
  visited: z.array(z.string()),
});
export type Shots = z.infer<typeof Shots>;

/** `key` is a hash of the renderer and of the story's sources. */
const Entry = z.extend(Shots, { key: z.string() });
type Entry = z.infer<typeof Entry>;
const Entries = z.record(z.string(), z.array(Entry));

/** Entries of a story that are kept. */
const kept = 3;

/** The screenshots of earlier runs. A story whose sources are the same looks the same, at every commit. */
export function openScreenshotCache(file: string, renderer: string, folder: string) {
  const stored = existsSync(file) ? Entries.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  // A file of an earlier format is ignored.
  const entries = new Map(Object.entries(stored?.data ?? {}));
  const keys = new WeakMap<ModuleGraph, Map<string, string>>();

  function keyOf({ importPath }: Story, graph: ModuleGraph, visited?: readonly string[]): string {
    const known = keys.get(graph) ?? new Map<string, string>();
    keys.set(graph, known);
    const sources = JSON.stringify([importPath, visited]);
    const key =
      known.get(sources) ?? `${renderer} ${fingerprint(sourcesOf(importPath, graph, visited), graph)}`;
    known.set(sources, key);
    return key;
  }

  function set({ id }: Story, entry: Entry): void {
    const others = (entries.get(id) ?? []).filter(({ key }) => key !== entry.key);
    entries.set(id, [entry, ...others].slice(0, kept));
  }

  function find(story: Story, graph: ModuleGraph): Entry | undefined {
    const found = entries.get(story.id)?.find(({ key, visited, hashes }) => {
      const hasFiles = Object.values(hashes).every((hash) => existsSync(screenshotFile(hash, folder)));
      return hasFiles && key === keyOf(story, graph, visited);
    });
    if (found) set(story, found);
    return found;
  }

  return {
    find,

    /** Whether the sources of a story are the same in both trees. */
    isSame(story: Story, one: ModuleGraph, other: ModuleGraph): boolean {
      if (keyOf(story, one) === keyOf(story, other)) return true;
      const { visited } = find(story, one) ?? find(story, other) ?? {};
      return visited !== undefined && keyOf(story, one, visited) === keyOf(story, other, visited);
    },

    add(story: Story, graph: ModuleGraph, shots: Shots): void {
      set(story, { ...shots, key: keyOf(story, graph, shots.visited) });
    },

    save: () => writeFileSync(file, JSON.stringify(Object.fromEntries(entries))),

    /** Removes screenshots that no entry uses. */
    removeUnused(): void {
      const used = new Set([...entries.values()].flat().flatMap(({ hashes }) => Object.values(hashes)));
      for (const name of readdirSync(folder)) {
        if (!used.has(basename(name, '.png'))) rmSync(join(folder, name));
      }
    },
  };
}

export type ScreenshotCache = ReturnType<typeof openScreenshotCache>;
