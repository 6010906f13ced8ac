import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { readDrawings, writeDrawings } from './base-pictures.ts';
import { drawStories, type Drawing, type Drawn } from './draw-stories.ts';
import { root } from './git.ts';

export const cache = join(root, '.cache/visual');
export const pictures = join(cache, 'pictures');
export const bases = join(cache, 'bases');

/** What pictures depend on besides the code they show: the browser, and how they are taken. */
export function waysOfDrawing(): string {
  const hash = createHash('sha256').update(execFileSync(findBrowser(), ['--version']));
  for (const file of [
    '.storybook/modes.ts',
    'tests/visual/draw-stories.ts',
    'tests/visual/in-page.ts',
    'tests/visual/serve-built.ts',
  ]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

function progress(what: string, total: number): (count: number) => void {
  const since = performance.now();
  return (count) => {
    if (count % 100 !== 0 && count !== total) return;
    console.log(
      `${what}: ${count} of ${total} stories, ${((performance.now() - since) / 1000).toFixed(0)} s`,
    );
  };
}

const draw = (what: string, storybook: string, stories: readonly string[]): Promise<Drawn> =>
  drawStories({ storybook, stories, pictures, onDrawn: progress(what, stories.length) });

/** Pictures of stories at the base: those of an earlier run, and new ones of the others, which are kept. */
export async function drawBase(folder: string, stories: readonly string[]): Promise<Map<string, Drawing>> {
  const drawings = readDrawings(folder);
  const missing = stories.filter((story) => !drawings.has(story));
  if (missing.length === 0) return drawings;
  const drawn = await draw('before', join(folder, 'storybook'), missing);
  for (const [story, drawing] of drawn.drawings) drawings.set(story, drawing);
  // What could not be drawn may have been in too much haste.
  writeDrawings(folder, new Map([...drawings].filter(([, drawing]) => 'pictures' in drawing)));
  return drawings;
}

export const drawNow = (storybook: string, stories: readonly string[]): Promise<Drawn> =>
  draw('after', storybook, stories);
