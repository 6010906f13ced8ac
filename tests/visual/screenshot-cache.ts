import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { fingerprint, sourcesOf, type ModuleGraph, type Trace } from './module-graph.ts';
import { screenshotFile } from './result.ts';
import type { Story } from './stories.ts';

const names = z.readonly(z.array(z.string()));
const Shots = z.object({
  /** The hash of the screenshot in each mode. */
  hashes: z.record(z.string(), z.string()),
  pages: names,
  styles: names,
  components: names,
});
/** The screenshots of a story and what they show. */
export type Shots = z.infer<typeof Shots>;

/** `key` is a hash of the renderer and of the story's sources. */
const Entry = z.extend(Shots, { key: z.string() });
type Entry = z.infer<typeof Entry>;

/** Entries of a story that are kept. */
const kept = 3;

function readEntries(file: string): Map<string, Entry[]> {
  if (!existsSync(file)) return new Map();
  const Entries = z.record(z.string(), z.array(Entry));
  const { success, data } = Entries.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  // A file of an earlier format is ignored.
  return new Map(success ? Object.entries(data) : []);
}

/** The screenshots of earlier runs. A story whose sources are the same looks the same, at every commit. */
export function openScreenshotCache(file: string, renderer: string, folder: string) {
  const entries = readEntries(file);
  const keys = new WeakMap<ModuleGraph, Map<string, string>>();

  function keyOf({ importPath }: Story, graph: ModuleGraph, trace?: Trace): string {
    const known = keys.get(graph) ?? new Map<string, string>();
    keys.set(graph, known);
    const question = JSON.stringify([importPath, trace?.pages, trace?.styles, trace?.components]);
    const key =
      known.get(question) ?? `${renderer} ${fingerprint(sourcesOf(importPath, graph, trace), graph)}`;
    known.set(question, key);
    return key;
  }

  function set({ id }: Story, entry: Entry): void {
    const others = (entries.get(id) ?? []).filter(({ key }) => key !== entry.key);
    entries.set(id, [entry, ...others].slice(0, kept));
  }

  const hasFiles = ({ hashes }: Entry) =>
    Object.values(hashes).every((hash) => existsSync(screenshotFile(hash, folder)));

  function find(story: Story, graph: ModuleGraph): Entry | undefined {
    const found = entries
      .get(story.id)
      ?.find((entry) => entry.key === keyOf(story, graph, entry) && hasFiles(entry));
    if (found) set(story, found);
    return found;
  }

  return {
    find,

    /** Whether the sources of a story are the same in both trees. */
    isSame(story: Story, one: ModuleGraph, other: ModuleGraph): boolean {
      if (keyOf(story, one) === keyOf(story, other)) return true;
      const trace = find(story, one) ?? find(story, other);
      return trace !== undefined && keyOf(story, one, trace) === keyOf(story, other, trace);
    },

    add(story: Story, graph: ModuleGraph, shots: Shots): void {
      set(story, { ...shots, key: keyOf(story, graph, shots) });
    },

    save(): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
    },

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
