import { mkdirSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { acceptanceOf } from './accepted.ts';
import { comparePictures } from './compare-pictures.ts';
import { pictureFile, type Drawing } from './draw-stories.ts';
import { maskName, pictureName } from './report.ts';
import type { Change, ModeResult } from './result.ts';
import type { Story } from './story-index.ts';

const picturesIn = (drawing: Drawing | undefined) =>
  drawing !== undefined && 'pictures' in drawing ? drawing.pictures : {};

async function compareMode(
  mode: string,
  before: string | null,
  after: string | null,
  { pictures, report }: Pick<Sides, 'pictures' | 'report'>,
): Promise<ModeResult> {
  for (const hash of [before, after]) {
    if (hash !== null) await copyFile(pictureFile(pictures, hash), join(report, pictureName(hash)));
  }
  if (before === null || after === null) return { mode, before, after, difference: null };
  const { mask, ...difference } = await comparePictures(
    pictureFile(pictures, before),
    pictureFile(pictures, after),
  );
  const result = { mode, before, after, difference };
  await writeFile(join(report, maskName(result)), mask);
  return result;
}

interface Sides {
  before: ReadonlyMap<string, Drawing>;
  after: ReadonlyMap<string, Drawing>;
  causesOf(story: Story): readonly string[];
  accepted: ReadonlySet<string>;
  /** The folder of the pictures. */
  pictures: string;
  /** The folder of the report, which is made anew. */
  report: string;
}

/** The stories whose pictures changed. */
export async function compareStories(stories: readonly Story[], sides: Sides): Promise<Change[]> {
  rmSync(sides.report, { recursive: true, force: true });
  mkdirSync(dirname(join(sides.report, pictureName(''))), { recursive: true });
  const limit = pLimit(4);
  const changes = await Promise.all(
    stories.map(async (story): Promise<Change[]> => {
      const before = picturesIn(sides.before.get(story.id));
      const after = picturesIn(sides.after.get(story.id));
      const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      const changed = names.filter((mode) => before[mode] !== after[mode]);
      if (changed.length === 0) return [];
      const modes = await Promise.all(
        changed.map((mode) =>
          limit(() => compareMode(mode, before[mode] ?? null, after[mode] ?? null, sides)),
        ),
      );
      const acceptance = acceptanceOf(story.id, modes);
      const { id, title, name } = story;
      const causes = [...sides.causesOf(story)];
      return [
        { story: id, title, name, causes, modes, acceptance, isAccepted: sides.accepted.has(acceptance) },
      ];
    }),
  );
  return changes.flat();
}
