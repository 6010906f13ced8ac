import { existsSync, readdirSync, readFileSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';

export const keepDays = 14;
const keepMs = keepDays * 24 * 60 * 60 * 1000;

/** Every file that a page of the build in `outDir` may ask for, by its path in there. */
export function assetsOf(outDir: string): Set<string> {
  const assets = path.join(outDir, 'assets');
  if (!existsSync(assets)) return new Set();
  const names = readdirSync(assets);
  const manifest = path.join(outDir, '.vite/manifest.json');
  if (!existsSync(manifest)) return new Set(names);
  const text = readFileSync(manifest, 'utf8');
  return new Set(names.filter((name) => text.includes(`assets/${name}"`)));
}

/**
 * Keeps what `earlier`, the build before, was made of for 14 days from now on: a page that was opened until
 * then still asks for it. What was replaced longer ago goes.
 */
export function forgetOldAssets(outDir: string, earlier: ReadonlySet<string>, now = Date.now()): void {
  const assets = path.join(outDir, 'assets');
  if (!existsSync(assets)) return;
  const current = assetsOf(outDir);
  for (const name of readdirSync(assets)) {
    if (current.has(name)) continue;
    const file = path.join(assets, name);
    // Its time is when it was replaced, not when it was made: it may have been in use for months.
    if (earlier.has(name)) utimesSync(file, new Date(now), new Date(now));
    else if (now - statSync(file).mtimeMs > keepMs) unlinkSync(file);
  }
}
