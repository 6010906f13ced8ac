import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { matches, readAccepted, writeAccepted } from './accepted.ts';
import { findAffected, readImports, type Affected } from './affected-stories.ts';
import { forgetOldBases } from './base-pictures.ts';
import { buildStorybook, buildStorybookAt } from './build-storybook.ts';
import { compareStories } from './compare-stories.ts';
import { bases, cache, drawBase, drawNow, pictures, waysOfDrawing } from './draw-both.ts';
import type { Drawing } from './draw-stories.ts';
import { changedSince, findBase, root, storyFiles } from './git.ts';
import { renderReport } from './report.ts';
import { isExplained, Result } from './result.ts';
import { readStories, type Story } from './story-index.ts';

/*
 * Takes pictures of the stories at a commit and in the working tree, in the same browser, and reports where they
 * differ; see docs/visual-checks.md.
 */

const { values: options } = parseArgs({
  options: {
    /** The commit to compare with. */
    base: { type: 'string' },
    /** Also the stories that show nothing of what has changed. */
    all: { type: 'boolean', default: false },
    /** Accepts what the last comparison found, by the story's id or a pattern with `*`. */
    accept: { type: 'string', multiple: true, default: [] },
  },
});

const report = join(cache, 'report');
const resultFile = join(report, 'result.json');
const acceptedFile = join(root, 'tests/visual/accepted.txt');

const readAcceptedFile = () =>
  readAccepted(existsSync(acceptedFile) ? readFileSync(acceptedFile, 'utf8') : '');

function accept(patterns: readonly string[]): boolean {
  if (!existsSync(resultFile)) throw new Error('Compare first: there is no result to accept.');
  const { changes } = Result.parse(JSON.parse(readFileSync(resultFile, 'utf8')));
  const meant = changes.filter(({ story }) => patterns.some((pattern) => matches(story, pattern)));
  const lines = (those: typeof changes) => those.map(({ acceptance }) => acceptance);
  writeFileSync(acceptedFile, writeAccepted(readAcceptedFile(), lines(changes), lines(meant)));
  console.log(`${meant.length} of ${changes.length} changes accepted in tests/visual/accepted.txt`);
  return meant.length > 0;
}

const named = ({ id, title, name }: Story) => ({ story: id, title, name });

function brokenOf(stories: readonly Story[], drawings: ReadonlyMap<string, Drawing>, when: string) {
  return stories.flatMap((story) => {
    const drawing = drawings.get(story.id);
    if (drawing === undefined || 'pictures' in drawing) return [];
    return [{ ...named(story), reason: `${when}: ${drawing.broken}` }];
  });
}

function tell({ changes, added, removed, broken, outside, stories, compared, base }: Result): void {
  for (const { title, name, modes, isAccepted, story } of changes) {
    const where = modes.map(({ mode }) => mode).join(', ');
    console.log(`${isAccepted ? 'accepted ' : 'CHANGED  '} ${title} ${name} (${story}): ${where}`);
  }
  for (const { story } of added) console.log(`added     ${story}`);
  for (const { story } of removed) console.log(`removed   ${story}`);
  for (const { story, reason } of broken) console.log(`BROKEN    ${story}: ${reason.split('\n')[0]}`);
  for (const request of outside) console.log(`OUTSIDE   ${request}`);
  const accepted = changes.filter(({ isAccepted }) => isAccepted).length;
  console.log(
    `\n${changes.length} of ${compared} stories differ from ${base.slice(0, 12)}, ${accepted} of them accepted; ${stories} stories in all`,
  );
}

async function compare(): Promise<boolean> {
  const base = findBase(options.base);
  const changed = changedSince(base);
  const files = storyFiles();
  const affected: Affected = findAffected(files, readImports(files), changed);
  const isWithdrawn = changed.some((file) => file.endsWith('.stories.tsx') && !files.includes(file));
  const needsAll = options.all || affected.everywhere.length > 0;
  if (!needsAll && affected.byStoryFile.size === 0 && !isWithdrawn) {
    console.log(`No story shows anything of what has changed since ${base.slice(0, 12)}`);
    return true;
  }
  const working = join(cache, 'working');
  const baseName = `${base}-${waysOfDrawing()}`;
  const baseFolder = join(bases, baseName);
  buildStorybook(root, working);
  buildStorybookAt(base, join(baseFolder, 'storybook'));
  const now = readStories(working);
  const then = readStories(join(baseFolder, 'storybook'));
  const chosen = [...now.values()].filter(
    ({ id, importPath }) => then.has(id) && (needsAll || affected.byStoryFile.has(importPath)),
  );
  const ids = chosen.map(({ id }) => id);
  console.log(`${ids.length} of ${now.size} stories may differ from ${base.slice(0, 12)}`);
  const before = await drawBase(baseFolder, ids);
  const { drawings: after, outside } = await drawNow(working, ids);
  const changes = await compareStories(chosen, {
    before,
    after,
    causesOf: ({ importPath }) => [
      ...new Set([...affected.everywhere, ...(affected.byStoryFile.get(importPath) ?? [])]),
    ],
    accepted: readAcceptedFile(),
    report,
  });
  const broken = [...brokenOf(chosen, before, 'before'), ...brokenOf(chosen, after, 'after')];
  const result: Result = {
    base,
    stories: now.size,
    compared: chosen.length,
    changes: changes.filter(({ story }) => !broken.some((one) => one.story === story)),
    added: [...now.values()].filter(({ id }) => !then.has(id)).map(named),
    removed: [...then.values()].filter(({ id }) => !now.has(id)).map(named),
    broken,
    outside: [...outside],
  };
  writeFileSync(resultFile, JSON.stringify(result, null, 2));
  writeFileSync(join(report, 'index.html'), renderReport(result));
  forgetOldBases(bases, baseName, pictures);
  tell(result);
  console.log(`Report: ${join(report, 'index.html')}`);
  return isExplained(result);
}

try {
  process.exitCode = (options.accept.length > 0 ? accept(options.accept) : await compare()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
