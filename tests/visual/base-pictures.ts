import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import type { Drawing } from './draw-stories.ts';

const Drawings = z.record(
  z.string(),
  z.union([z.object({ pictures: z.record(z.string(), z.string()) }), z.object({ broken: z.string() })]),
);

/** Commits whose pictures are kept. */
const kept = 2;

const drawingsFile = (folder: string) => join(folder, 'drawings.json');

/** What was drawn of a commit earlier. */
export function readDrawings(folder: string): Map<string, Drawing> {
  const file = drawingsFile(folder);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(Drawings.parse(JSON.parse(readFileSync(file, 'utf8')))));
}

export function writeDrawings(folder: string, drawings: ReadonlyMap<string, Drawing>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(drawingsFile(folder), JSON.stringify(Object.fromEntries(drawings)));
}

/** Marks a commit's pictures as used and removes those of commits that have not been for longest. */
export function forgetOldBases(bases: string, current: string, pictures: string): void {
  const today = new Date();
  utimesSync(join(bases, current), today, today);
  const folders = readdirSync(bases)
    .map((name) => join(bases, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of folders.slice(kept)) rmSync(old, { recursive: true });
  const used = new Set(
    folders
      .slice(0, kept)
      .flatMap((folder) => [...readDrawings(folder).values()])
      .flatMap((drawing) => ('pictures' in drawing ? Object.values(drawing.pictures) : [])),
  );
  for (const file of readdirSync(pictures)) {
    if (!used.has(basename(file, '.png'))) rmSync(join(pictures, file));
  }
}
