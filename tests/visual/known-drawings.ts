import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { pictureFile, type Drawn } from './draw-stories.ts';
import { fingerprint, madeOf, type Shown, type Sources } from './sources.ts';
import type { Story } from './story-index.ts';

const Known = z.object({
  /** Of what it is made of, and of how it was drawn. */
  key: z.string(),
  pages: z.array(z.string()),
  styles: z.array(z.string()),
  components: z.array(z.string()),
  pictures: z.record(z.string(), z.string()),
});
type Known = z.infer<typeof Known>;

/** Drawings of a story, and built Storybooks, that are kept: those that were used last. */
const kept = 3;

function readKnown(file: string): Map<string, Known[]> {
  if (!existsSync(file)) return new Map();
  const { success, data } = z
    .record(z.string(), z.array(Known))
    .safeParse(JSON.parse(readFileSync(file, 'utf8')));
  // What an earlier version of this check has noted is drawn anew.
  return new Map(success ? Object.entries(data) : []);
}

/**
 * What was drawn in earlier runs, of whatever commit: a story that is made of the same as then looks the same.
 * `ways` stands for how drawings are made.
 */
export function openKnownDrawings(file: string, { ways, pictures }: { ways: string; pictures: string }) {
  const known = readKnown(file);
  const keys = new WeakMap<Sources, Map<string, string>>();

  /** What the key of a story would be in `sources`, if that is what it shows: everything when that is not known. */
  function keyOf({ importPath }: Pick<Story, 'importPath'>, sources: Sources, shown?: Shown): string {
    const mine = keys.get(sources) ?? new Map<string, string>();
    keys.set(sources, mine);
    const question = [
      importPath,
      ...(shown ? [...shown.pages, ...shown.styles, ...shown.components] : ['all']),
    ].join(' ');
    const key = mine.get(question) ?? `${ways} ${fingerprint(madeOf(importPath, sources, shown), sources)}`;
    mine.set(question, key);
    return key;
  }

  const keep = (story: Story, one: Known): void => {
    const others = (known.get(story.id) ?? []).filter(({ key }) => key !== one.key);
    known.set(story.id, [one, ...others].slice(0, kept));
  };

  /** The drawing of a story in `sources`, if it has been made. */
  function find(story: Story, sources: Sources): Known | undefined {
    const found = known
      .get(story.id)
      ?.find(
        (one) =>
          one.key === keyOf(story, sources, one) &&
          Object.values(one.pictures).every((hash) => existsSync(pictureFile(pictures, hash))),
      );
    if (found) keep(story, found);
    return found;
  }

  return {
    find,

    /** Whether a story is made of the same in both. */
    isSame(story: Story, one: Sources, other: Sources): boolean {
      if (keyOf(story, one) === keyOf(story, other)) return true;
      const shown = find(story, one) ?? find(story, other);
      return shown !== undefined && keyOf(story, one, shown) === keyOf(story, other, shown);
    },

    add(story: Story, sources: Sources, drawn: Drawn): void {
      const { pages, styles, components, pictures: those } = drawn;
      keep(story, {
        key: keyOf(story, sources, drawn),
        pages: [...pages],
        styles: [...styles],
        components: [...components],
        pictures: { ...those },
      });
    },

    /** Has stories drawn anew. */
    forget(stories: readonly Story[], sources: Sources): void {
      for (const story of stories) {
        const old = find(story, sources);
        if (old) known.set(story.id, known.get(story.id)?.filter((one) => one !== old) ?? []);
      }
    },

    save(): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
    },

    /** Removes the pictures of no drawing that is known. */
    tidy(): void {
      const used = new Set([...known.values()].flat().flatMap((one) => Object.values(one.pictures)));
      for (const picture of readdirSync(pictures)) {
        if (!used.has(basename(picture, '.png'))) rmSync(join(pictures, picture));
      }
    },
  };
}

export type KnownDrawings = ReturnType<typeof openKnownDrawings>;

/** Removes the folders that have not been used for longest. */
export function forgetOldBuilds(builds: string): void {
  const folders = readdirSync(builds)
    .map((name) => join(builds, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of folders.slice(kept)) rmSync(old, { recursive: true });
}
