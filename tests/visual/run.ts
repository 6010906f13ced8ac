import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { matches, readAccepted, writeAccepted } from './accepted.ts';
import { buildStorybook, withTree } from './build-storybook.ts';
import { compareStories } from './compare-stories.ts';
import { drawStories, waysOfDrawing, type Drawing, type Gallery } from './draw-stories.ts';
import { findBase, root } from './git.ts';
import { forgetOldBuilds, openKnownDrawings, type KnownDrawings } from './known-drawings.ts';
import { renderReport } from './report.ts';
import { isExplained, Result } from './result.ts';
import { differing, fingerprint, fingerprintOf, madeOf, readSources, type Sources } from './sources.ts';
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

const cache = join(root, '.cache/visual');
const pictures = join(cache, 'pictures');
const builds = join(cache, 'builds');
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

const shownIn = (drawing: Drawing | undefined) =>
  drawing !== undefined && 'pages' in drawing ? drawing : undefined;

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

/** One of what is compared. */
interface Side {
  sources: Sources;
  /** Where its built stories are. */
  storybook: string;
}

/** Both sides, or nothing when no story can look different. */
const openSides = (base: string, now: Sources): Promise<{ then: Side; now: Side } | undefined> =>
  withTree(base, async (folder) => {
    const then = await readSources(folder);
    const files = new Set([...then.storyFiles, ...now.storyFiles]);
    const isSame = (file: string) =>
      fingerprint(madeOf(file, then), then) === fingerprint(madeOf(file, now), now);
    if (!options.all && [...files].every(isSame)) return undefined;
    const build = buildStorybook(root, { sources: now, builds });
    const [storybookNow, storybookThen] = await Promise.all([
      build,
      fingerprintOf(then) === fingerprintOf(now)
        ? build
        : buildStorybook(folder, { sources: then, builds, commit: base }),
    ]);
    return {
      then: { sources: then, storybook: storybookThen },
      now: { sources: now, storybook: storybookNow },
    };
  });

/** The drawings of `stories`: of those that are known, and new ones of the others. */
async function drawSide(
  what: string,
  stories: readonly Story[],
  { sources, storybook }: Side,
  known: KnownDrawings,
): Promise<Gallery> {
  const found = new Map<string, Drawing>();
  const missing = new Map<string, Story>();
  for (const story of stories) {
    const drawing = known.find(story, sources);
    if (drawing) found.set(story.id, drawing);
    else missing.set(story.id, story);
  }
  if (missing.size === 0) return { drawings: found, outside: [] };
  const since = performance.now();
  const { drawings, outside } = await drawStories({
    storybook,
    stories: [...missing.keys()],
    pictures,
    onDrawn(id, drawing, count) {
      const story = missing.get(id);
      if (story && 'pictures' in drawing) known.add(story, sources, drawing);
      if (count % 100 !== 0 && count !== missing.size) return;
      known.save();
      const seconds = ((performance.now() - since) / 1000).toFixed(0);
      console.log(`${what}: ${count} of ${missing.size} stories, ${seconds} s`);
    },
  });
  return { drawings: new Map([...found, ...drawings]), outside };
}

async function compare(): Promise<boolean> {
  const base = findBase(options.base);
  const sides = await openSides(base, await readSources(root));
  if (!sides) {
    console.log(`No story shows anything of what has changed since ${base.slice(0, 12)}`);
    return true;
  }
  const { then, now } = sides;
  const known = openKnownDrawings(join(cache, 'drawings.json'), { ways: waysOfDrawing(), pictures });
  const storiesThen = readStories(then.storybook);
  const stories = readStories(now.storybook);
  const chosen = [...stories.values()].filter(
    (story) => storiesThen.has(story.id) && (options.all || !known.isSame(story, then.sources, now.sources)),
  );
  console.log(`${chosen.length} of ${stories.size} stories may differ from ${base.slice(0, 12)}`);
  const { drawings: before } = await drawSide('before', chosen, then, known);
  if (options.all) known.forget(chosen, now.sources);
  const { drawings: after, outside } = await drawSide('after', chosen, now, known);
  const changes = await compareStories(chosen, {
    before,
    after,
    causesOf(story) {
      const files = [
        madeOf(story.importPath, then.sources, shownIn(before.get(story.id))),
        madeOf(story.importPath, now.sources, shownIn(after.get(story.id))),
      ];
      return differing(new Set(files.flatMap((some) => [...some])), then.sources, now.sources);
    },
    accepted: readAcceptedFile(),
    pictures,
    report,
  });
  const broken = [...brokenOf(chosen, before, 'before'), ...brokenOf(chosen, after, 'after')];
  const result: Result = {
    base,
    stories: stories.size,
    compared: chosen.length,
    changes: changes.filter(({ story }) => !broken.some((one) => one.story === story)),
    added: [...stories.values()].filter(({ id }) => !storiesThen.has(id)).map(named),
    removed: [...storiesThen.values()].filter(({ id }) => !stories.has(id)).map(named),
    broken,
    outside: [...outside],
  };
  writeFileSync(resultFile, JSON.stringify(result, null, 2));
  writeFileSync(join(report, 'index.html'), renderReport(result));
  known.tidy();
  forgetOldBuilds(builds);
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
